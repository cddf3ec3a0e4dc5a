import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-state.ts';
import type { PageMessages } from '#ui/messages.ts';
import { stageMessages } from '../stage/stage-messages.ts';

export const playgroundMessages = [
  ...stageMessages,
  ...formMessages,
  'playground',
  'motions',
  'programs',
  'viewer.start',
  'viewer.stop',
  'failure.network',
  'fields.title',
  'nav.logIn',
] as const satisfies MessageName[];

export type PlaygroundMessage = (typeof playgroundMessages)[number];
export type PlaygroundMessages = PageMessages<PlaygroundMessage>;
