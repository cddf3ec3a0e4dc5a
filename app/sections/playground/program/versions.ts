import type { Path } from './edit-program.ts';
import type { Program } from './program.ts';
import { textOf } from './program-text.ts';

/** A program as it stood after a change. */
export interface Version {
  program: Program;
  chosen: Path | undefined;
  /** What was changed last and may be changed on: what is typed letter by letter is one change. */
  field?: string | undefined;
}

/** Never empty, the newest last. */
export type Versions = readonly Version[];

/** So many changes can be undone. */
const remembered = 40;

export const lastOf = (versions: Versions): Version => versions.at(-1) as Version;

const isSame = (a: Program, b: Program): boolean => textOf(a) === textOf(b);

/**
 * With a change after the others; in the place of the last where it goes on with the same field. What leaves the
 * program as it was is no change.
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

/** What comes next is a change of its own. */
export const settled = (versions: Versions): Versions => versions.with(-1, { ...lastOf(versions), field: undefined });

/** Without the last change; what was there first stays. */
export const withoutLast = (versions: Versions): Versions =>
  versions.length > 1 ? settled(versions.slice(0, -1)) : versions;
