import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-state.ts';
import type { PageMessages } from '#ui/messages.ts';
import { stageMessages } from '../stage/stage-messages.ts';

/** The names of the words with which a program runs. */
const runWords = [
  'noModel',
  'running',
  'unseen',
  'done',
  'stopped',
  'turn',
  'transform',
  'say',
  'gesture',
  'wait',
  'repeat',
  'forward',
  'back',
  'left',
  'right',
  'steps',
  'degrees',
  'seconds',
  'times',
  'blockSaying',
  'blockMoving',
  'blockCounting',
  'counted',
  'opened',
  'nothing',
  'cancelled',
  'tooLong',
  'tooDeep',
  'runsTooLong',
  'unknown',
  'outOfBounds',
  'unfinished',
  'linkTooLong',
  'linkTooDeep',
] as const;

type RunWord = (typeof runWords)[number];

/** The messages that a stage needs to run programs. */
export const runMessages = [
  ...stageMessages,
  ...runWords.map((word): `playground.${RunWord}` => `playground.${word}`),
  'motions',
  'scenes',
  'viewer.start',
] as const satisfies MessageName[];

export type RunMessage = (typeof runMessages)[number];
export type RunMessages = PageMessages<RunMessage>;

export const playgroundMessages = [
  ...stageMessages,
  ...formMessages,
  'playground',
  'motions',
  'scenes',
  'programs',
  'viewer.start',
  'viewer.stop',
  'failure.network',
  'fields.title',
  'nav.logIn',
] as const satisfies MessageName[];

export type PlaygroundMessage = (typeof playgroundMessages)[number];
export type PlaygroundMessages = PageMessages<PlaygroundMessage>;
