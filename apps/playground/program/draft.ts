import type { Program } from './program.ts';
import { readLinkedProgram } from './program-link.ts';
import { formatProgram, parseProgram } from './program-text.ts';

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
