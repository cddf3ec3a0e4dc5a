import type { Program } from './program.ts';
import { programIn } from './program-link.ts';
import { programOf, textOf } from './program-text.ts';

/** Programs as text for the browser's storage: one per line, the newest last. */
export const draftOf = (programs: readonly Program[]): string => programs.map(textOf).join('\n');

/**
 * The draft of a page. Drafts are stored by path, because a program's texts are in the language of its page. Null when
 * the page has none.
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
  /** Fragment of the URL. */
  fragment: string;
  /** The stored draft of the page. */
  draft: string | null;
  /** Shown when there is neither a draft nor a linked program. */
  sample: string;
  motions: readonly string[];
}

/** The programs to start with, the newest last: the draft's, then the one in the URL, or else the sample. */
export function programsFound({ fragment, draft, sample, motions }: Found): Program[] {
  const kept = draft === null ? [] : draft.split('\n').flatMap((line) => keptProgram(line, motions));
  const linked = programIn(fragment, motions);
  const last = kept.at(-1);
  const isNew = linked && 'program' in linked && !(last && textOf(last) === textOf(linked.program));
  const found = isNew ? [...kept, linked.program] : kept;
  return found.length > 0 ? found : [programOf(sample, motions)];
}

/** Empty for a line that is no longer a valid program. */
function keptProgram(line: string, motions: readonly string[]): [Program] | [] {
  try {
    return [programOf(line, motions)];
  } catch {
    return [];
  }
}
