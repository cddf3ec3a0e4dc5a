import { fillWords } from '../../../ui/fill-words.ts';
import type { Block, Program, ProgramFault } from './program.ts';
import { ProgramError } from './program.ts';
import { programOf, textOf } from './program-text.ts';

/** What the fragment of an address begins with that holds a program. */
export const programMark = '#program=';

/** The address of a page with a program in it. */
export const linkOf = (program: Program, page: string): string =>
  `${page.replace(/#.*$/s, '')}${programMark}${textOf(program)}`;

/** A program that could not be read: why, at which character, and what stands there. */
interface BrokenLink {
  fault: Exclude<ProgramFault, 'runsTooLong'>;
  at: number;
  text: string;
}

/** The program in a fragment, or what is wrong with it; undefined where there is none. */
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

/** Of a link, nothing is full and nothing was changed: it has words of its own. */
const reasons = {
  tooLong: 'linkTooLong',
  tooDeep: 'linkTooDeep',
  unknown: 'unknown',
  outOfBounds: 'outOfBounds',
  unfinished: 'unfinished',
} as const;

type LinkWords = Record<'badLink' | (typeof reasons)[BrokenLink['fault']], string>;

/** Says why a link cannot be read. */
export const brokenWords = ({ fault, at, text }: BrokenLink, words: LinkWords): string =>
  fillWords(words.badLink, { at: String(at), text, fault: words[reasons[fault]] });
