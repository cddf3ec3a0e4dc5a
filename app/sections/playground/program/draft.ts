import type { Program } from './program.ts';
import { programIn } from './program-link.ts';
import { programOf, textOf } from './program-text.ts';

/** Programs as the browser keeps them: one a line, the newest last. */
export const draftOf = (programs: readonly Program[]): string => programs.map(textOf).join('\n');

/**
 * What the browser keeps for all pages, each page's under its path: a robot on its page speaks that page's language.
 * Null where a page has nothing.
 */
export function draftIn(stored: string | null, path: string): string | null {
  const drafts = draftsIn(stored);
  return Object.hasOwn(drafts, path) && typeof drafts[path] === 'string' ? drafts[path] : null;
}

export const withDraft = (stored: string | null, path: string, draft: string): string =>
  JSON.stringify({ ...draftsIn(stored), [path]: draft });

function draftsIn(stored: string | null): Record<string, unknown> {
  try {
    const drafts = JSON.parse(stored ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? drafts : {};
  } catch {
    return {};
  }
}

interface Found {
  /** Of the address. */
  fragment: string;
  /** What the browser has kept; null where it has nothing. */
  draft: string | null;
  /** What stands there first. */
  sample: string;
  motions: readonly string[];
}

/**
 * The programs that a visitor finds, the newest last: those kept, and after them the one in the address; the sample
 * where there is neither.
 */
export function programsFound({ fragment, draft, sample, motions }: Found): Program[] {
  const kept = draft === null ? [] : draft.split('\n').flatMap((line) => keptProgram(line, motions));
  const linked = programIn(fragment, motions);
  const last = kept.at(-1);
  const isNew = linked && 'program' in linked && !(last && textOf(last) === textOf(linked.program));
  const found = isNew ? [...kept, linked.program] : kept;
  return found.length > 0 ? found : [programOf(sample, motions)];
}

/** One that is no program any more is forgotten. */
function keptProgram(line: string, motions: readonly string[]): [Program] | [] {
  try {
    return [programOf(line, motions)];
  } catch {
    return [];
  }
}
