import type { Path } from './edit-program.ts';
import type { Program } from './program.ts';
import { textOf } from './program-text.ts';

export interface Version {
  program: Program;
  chosen: Path | undefined;
  /** The field being edited, so that text typed letter by letter counts as one change. */
  field?: string | undefined;
}

/** Never empty, the newest last. */
export type Versions = readonly Version[];

/** Number of changes that can be undone. */
const remembered = 40;

export const lastOf = (versions: Versions): Version => versions.at(-1) as Version;

const isSame = (a: Program, b: Program): boolean => textOf(a) === textOf(b);

/**
 * Adds a version; it replaces the last one while the same field is edited. A version with the same program adds
 * nothing.
 */
export function withVersion(versions: Versions, next: Version): Versions {
  const now = lastOf(versions);
  if (isSame(now.program, next.program)) return withChosen(versions, next.chosen);
  const goesOn = next.field !== undefined && next.field === now.field && versions.length > 1;
  const before = goesOn ? versions.slice(0, -1) : versions;
  return isSame(lastOf(before).program, next.program)
    ? withChosen(settled(before), next.chosen)
    : [...before.slice(-remembered), next];
}

export const withChosen = (versions: Versions, chosen: Path | undefined): Versions =>
  versions.with(-1, { ...lastOf(versions), chosen });

/** Ends the editing of a field, so that the next change is a version of its own. */
export const settled = (versions: Versions): Versions => versions.with(-1, { ...lastOf(versions), field: undefined });

/** Undoes the last change. The first version stays. */
export const withoutLast = (versions: Versions): Versions =>
  versions.length > 1 ? settled(versions.slice(0, -1)) : versions;
