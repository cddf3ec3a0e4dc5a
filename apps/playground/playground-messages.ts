import type { MessageName } from '#core/messages/message-names.ts';
import type { PageMessages } from '#ui/messages.ts';
import { stageMessages } from '../stage/stage-messages.ts';

export const playgroundMessages = [
  ...stageMessages,
  'playground',
  'motions',
  'programs',
  'viewer.start',
  'viewer.stop',
  'answers.internalError',
  'failure.network',
  'fields.title',
  'form.sending',
  'nav.logIn',
] as const satisfies MessageName[];

export type PlaygroundMessages = PageMessages<typeof playgroundMessages>;
