import type { Messages } from '#core/messages/messages-schema.ts';
import type { RobotPlayground } from '#features/programming/playground-content.ts';
import type { ModeCard } from '#features/programming/programming-ways.ts';
import type { SoundWords } from '../stage/stage-sound.tsx';

export type Unit = 'steps' | 'degrees' | 'seconds' | 'times';

/** Singular and plural of a unit. */
export interface UnitForms {
  one: string;
  other: string;
}

/** Words of the playground in one language. Placeholders in braces are filled in the browser. */
export interface PlaygroundWords {
  playground: Omit<Messages['playground'], Unit | 'joining'>;
  units: Record<Unit, UnitForms>;
  /** Language tag for formatting numbers. */
  lang: string;
  motions: Messages['motions'];
  sounds: SoundWords;
  start: string;
  loading: string;
  lost: string;
  broken: string;
  slow: string;
  anyway: string;
  stop: string;
  programs: Messages['programs'] & {
    /** Error of a title. */
    wrongTitle: string;
    /** Shown while it is being saved. */
    sending: string;
    /** Shown when the form itself could not be loaded. */
    network: string;
    logIn: string;
  };
}

/** Words that the robot understands, grouped as on its page. */
export interface Vocabulary {
  /** The robot's short name. */
  name: string;
  /** Longer names of the same robot, taken from its product. */
  longNames?: string[];
  /** Words between commands that mean nothing themselves, such as “and then”. */
  joining?: string[];
  groups: RobotPlayground['groups'];
}

/** A ready-made move: its button text, and its program as text. */
export interface Move {
  word: string;
  does: string;
}

/** A programming mode, with the title and text of the page's section `programming-ways`. */
export type PlaygroundMode = { title: string; text: string } & (
  | { mode: Exclude<ModeCard['mode'], 'easy'> }
  | { mode: 'easy'; moves: Move[] }
);
