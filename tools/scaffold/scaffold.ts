import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageKind } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { isReservedPath } from '#core/place/place.ts';

export interface ScaffoldRequest {
  root: string;
  /** In kebab case: `trail-mule`. */
  name: string;
  editions: readonly EditionCode[];
  stages: number;
  pageKinds: readonly [PageKind, ...PageKind[]];
}

/** Files to write, by path from the project root, and the next steps for a person. */
export interface Scaffold {
  newFiles: Record<string, string>;
  changedFiles: Record<string, string>;
  nextSteps: readonly string[];
}

/** An error that the user can fix: a name that is taken, an unknown option. */
export class ScaffoldError extends Error {}

/** Throws a ScaffoldError if the file does not exist. */
export function readProjectFile(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new ScaffoldError(`${file} is missing, but the new text belongs there.`);
  return readFileSync(join(root, file), 'utf8');
}

/** Throws a ScaffoldError if one of these files or folders exists. */
export function refuseExisting(root: string, paths: readonly string[]): void {
  for (const path of paths)
    if (existsSync(join(root, path)))
      throw new ScaffoldError(`${path} is there already: choose another name, or edit what is there.`);
}

/** Throws a ScaffoldError if the server answers at this path itself. */
export function refuseReserved(name: string): void {
  if (isReservedPath(name))
    throw new ScaffoldError(`/${name} is an address that the server answers itself: choose another name.`);
}

/** Writes all files, or none if a new one already exists (ScaffoldError). Returns one line per written file. */
export function writeScaffold(root: string, { newFiles, changedFiles }: Scaffold): string[] {
  refuseExisting(root, Object.keys(newFiles));
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const different = Object.entries({ ...newFiles, ...changedFiles }).filter(([file, text]) => textOf(file) !== text);
  for (const [file, text] of different) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return different.map(([file]) => `${file in newFiles ? 'wrote  ' : 'changed'} ${file}`);
}
