import { fillWords } from '../../../ui/fill-words.ts';
import type { Block, Program, ProgramFault } from './program.ts';
import { ProgramError } from './program.ts';
import { programOf, textOf } from './program-text.ts';

/** Start of a URL fragment that holds a program. */
export const programMark = '#program=';

/** Puts a program into the fragment of a page's URL. */
export const linkOf = (program: Program, page: string): string =>
  `${page.replace(/#.*$/s, '')}${programMark}${textOf(program)}`;

/** Why a linked program could not be read: the reason, the character (from 1), and the text there. */
interface BrokenLink {
  fault: Exclude<ProgramFault, 'runsTooLong'>;
  at: number;
  text: string;
}

/** Reads the program in a fragment; undefined when the fragment holds none. */
export function programIn(
  fragment: string,
  motions: readonly string[],
): { program: Block[] } | { broken: BrokenLink } | undefined {
  if (!fragment.startsWith(programMark)) return undefined;
  const text = fragment.slice(programMark.length);
  try {
    return { program: programOf(text, motions) as Block[] };
  } catch (error) {
    if (!(error instanceof ProgramError) || error.fault === 'runsTooLong') throw error;
    return { broken: { fault: error.fault, at: error.at + 1, text: text.slice(error.at, error.at + 12) } };
  }
}

/** Limits have other texts for a link than for an edit, where a change was refused. */
const reasons = {
  tooLong: 'linkTooLong',
  tooDeep: 'linkTooDeep',
  unknown: 'unknown',
  outOfBounds: 'outOfBounds',
  unfinished: 'unfinished',
} as const;

type LinkWords = Record<'badLink' | (typeof reasons)[BrokenLink['fault']], string>;

export const brokenWords = ({ fault, at, text }: BrokenLink, words: LinkWords): string =>
  fillWords(words.badLink, { at: String(at), text, fault: words[reasons[fault]] });
