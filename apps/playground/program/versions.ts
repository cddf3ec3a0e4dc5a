import type { Path } from './edit-program.ts';
import type { Program } from './program.ts';
import { formatProgram } from './program-text.ts';

export interface Version {
  program: Program;
  chosen: Path | undefined;
  /** The field being edited, so that text typed letter by letter counts as one change. */
  field?: string | undefined;
}

/** The versions of a program, never none, the newest last. */
export type Versions = readonly Version[];

const maxUndoSteps = 40;

export const lastVersion = (versions: Versions): Version => versions.at(-1) as Version;

const isSameProgram = (a: Program, b: Program): boolean => formatProgram(a) === formatProgram(b);

/** Adds a version. It replaces the last one while the same field is edited. The same program adds nothing. */
export function withVersion(versions: Versions, next: Version): Versions {
  const current = lastVersion(versions);
  if (isSameProgram(current.program, next.program)) return withChosen(versions, next.chosen);
  const continuesField = next.field !== undefined && next.field === current.field && versions.length > 1;
  const previousVersions = continuesField ? versions.slice(0, -1) : versions;
  return isSameProgram(lastVersion(previousVersions).program, next.program)
    ? withChosen(withFieldClosed(previousVersions), next.chosen)
    : [...previousVersions.slice(-maxUndoSteps), next];
}

export const withChosen = (versions: Versions, chosen: Path | undefined): Versions =>
  versions.with(-1, { ...lastVersion(versions), chosen });

/** Ends the editing of a field, so that the next change is a version of its own. */
export const withFieldClosed = (versions: Versions): Versions =>
  versions.with(-1, { ...lastVersion(versions), field: undefined });

/** Undoes the last change. The first version stays. */
export const withoutLastVersion = (versions: Versions): Versions =>
  versions.length > 1 ? withFieldClosed(versions.slice(0, -1)) : versions;
