import { stageMessages } from '#apps/stage/stage-messages.ts';
import type { MessageName } from '#core/messages/message-names.ts';

export const viewerMessages = [
  ...stageMessages,
  'viewer',
  'room',
  'motions',
  'scenes',
  'poses',
  'action.close',
] as const satisfies MessageName[];
