import { programPrefix } from '#contract/programming.ts';
import { programErrorText } from '../block-words.ts';
import type { PlaygroundMessages } from '../playground-messages.ts';
import { type Program, ProgramError, type ProgramErrorCode } from './program.ts';
import { formatProgram, parseProgram } from './program-text.ts';

export const createProgramUrl = (program: Program, page: string): string =>
  `${page.replace(/#.*$/s, '')}${programPrefix}${formatProgram(program)}`;

/** A linked program that cannot be read: the reason, the character (from 1), and the text there. */
interface BrokenLink {
  code: ProgramErrorCode;
  at: number;
  text: string;
}

export function readLinkedProgram(
  fragment: string,
  motions: readonly string[],
): { program: Program } | { broken: BrokenLink } | undefined {
  if (!fragment.startsWith(programPrefix)) return undefined;
  const text = fragment.slice(programPrefix.length);
  try {
    return { program: parseProgram(text, motions) };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return { broken: { code: error.code, at: error.at + 1, text: text.slice(error.at, error.at + 12) } };
  }
}

export const formatLinkError = (
  { code, at, text }: BrokenLink,
  messages: Pick<PlaygroundMessages, 'playground' | 'format'>,
): string => messages.format(messages.playground.badLink, { at, text, fault: programErrorText(code, messages, true) });

/** The stored draft, one program per line, then the linked program, the newest last; without either the sample. */
export function initialPrograms(
  fragment: string,
  draft: string | undefined,
  sample: string,
  motions: readonly string[],
): Program[] {
  const draftPrograms = draft === undefined ? [] : draft.split('\n').flatMap((line) => parseDraftLine(line, motions));
  const linked = readLinkedProgram(fragment, motions);
  const lastDraft = draftPrograms.at(-1);
  const isNewLink =
    linked && 'program' in linked && !(lastDraft && formatProgram(lastDraft) === formatProgram(linked.program));
  const programs = isNewLink ? [...draftPrograms, linked.program] : draftPrograms;
  return programs.length > 0 ? programs : [parseProgram(sample, motions)];
}

function parseDraftLine(line: string, motions: readonly string[]): [Program] | [] {
  try {
    return [parseProgram(line, motions)];
  } catch {
    return [];
  }
}
