import type { Block, Program, ProgramFault } from './program.ts';
import { ProgramError } from './program.ts';
import { programOf, textOf } from './program-text.ts';

/** What the fragment of an address begins with that holds a program. */
export const programMark = '#program=';

/** The address of a page with a program in it. */
export const linkOf = (program: Program, page: string): string => `${page.replace(/#.*$/s, '')}${programMark}${textOf(program)}`;

/** A program that could not be read: why, at which character, and what stands there. */
interface BrokenLink {
  fault: ProgramFault;
  at: number;
  text: string;
}

/** The program in a fragment, or what is wrong with it; undefined where there is none. */
export function programIn(fragment: string, motions: readonly string[]): { program: Block[] } | { broken: BrokenLink } | undefined {
  if (!fragment.startsWith(programMark)) return undefined;
  const text = fragment.slice(programMark.length);
  try {
    return { program: programOf(text, motions) as Block[] };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return { broken: { fault: error.fault, at: error.at + 1, text: text.slice(error.at, error.at + 12) } };
  }
}
