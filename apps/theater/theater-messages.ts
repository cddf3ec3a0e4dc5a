import type { MessageName } from '#core/messages/message-names.ts';
import { stageMessages } from '../stage/stage-messages.ts';

export const theaterMessages = [
  ...stageMessages,
  'theater',
  'viewer.failed',
  'action.play',
  'action.pause',
] as const satisfies MessageName[];
