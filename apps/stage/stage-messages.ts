import type { MessageName } from '#core/messages/message-names.ts';

export const stageMessages = [
  'sounds',
  'viewer.loading',
  'viewer.lost',
  'viewer.broken',
  'viewer.slow',
  'viewer.anyway',
] as const satisfies MessageName[];
