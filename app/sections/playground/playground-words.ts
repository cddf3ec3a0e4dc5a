import type { Messages } from '#rules/schema/messages.ts';
import type { ModeCard } from '#rules/sections/product/modes.ts';

/** What blocks count. */
export type Unit = 'steps' | 'degrees' | 'seconds' | 'times';

/** A unit beside a number that takes the singular, and beside any other. */
export interface UnitForms {
  one: string;
  other: string;
}

/** Finished words of the playground; those in braces are filled in the browser. */
export interface PlaygroundWords {
  playground: Omit<Messages['playground'], Unit | 'joining'>;
  units: Record<Unit, UnitForms>;
  /** In which numbers are written. */
  lang: string;
  motions: Messages['motions'];
  /** Of the stage. */
  start: string;
  loading: string;
  lost: string;
  stop: string;
}

/**
 * A word, and what it does: begins, ends or drops a program, takes a shape, or is itself a small program. A pair: pages
 * list up to a hundred.
 */
type SpokenWord = [word: string, does: string];

/** The words that a robot listens to, as its page lists them. */
export interface Vocabulary {
  /** What it is called by. */
  name: string;
  /** And by more of its product's name. */
  longNames?: string[];
  /** What may be said between commands and asks for nothing. */
  joining?: string[];
  groups: { title: string; words: SpokenWord[] }[];
}

/** A ready-made move: what its button says, and the program that it is. */
export interface Move {
  word: string;
  does: string;
}

/** A way to program, as the page's own section tells it. */
export type PlaygroundMode = { title: string; text: string } & (
  | { mode: Exclude<ModeCard['mode'], 'easy'> }
  | { mode: 'easy'; moves: Move[] }
);
