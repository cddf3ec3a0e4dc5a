import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditionCode } from '#rules/place/editions.ts';
import type { PageKind } from '#rules/schema/page.ts';

/** What somebody asked for. */
export interface Request {
  /** Folder of the project. */
  root: string;
  /** In kebab case: `trail-mule`. */
  name: string;
  /** Editions that shall have it. */
  editions: readonly EditionCode[];
  /** Kinds of page that may hold a new kind of section. */
  pages: readonly [PageKind, ...PageKind[]];
}

/** What is to be written, file by file from the project's folder, and what is left to a person. */
export interface Scaffold {
  added: Record<string, string>;
  /** Files that are there, with their new text. */
  changed: Record<string, string>;
  /** What to do next, in order. */
  next: readonly string[];
}

/** What a person can mend: a name that is taken, an option that is not there. */
export class ScaffoldError extends Error {}

/** The text of a file. Throws a ScaffoldError where it is not there. */
export function readProjectFile(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new ScaffoldError(`${file} is missing, and the new text belongs into it.`);
  return readFileSync(join(root, file), 'utf8');
}

/** Throws a ScaffoldError when one of these files or folders is there. */
export function refuseTaken(root: string, paths: readonly string[]): void {
  for (const path of paths)
    if (existsSync(join(root, path)))
      throw new ScaffoldError(`${path} is there already: choose another name, or edit what is there.`);
}

/**
 * Writes all files, or none: throws a ScaffoldError before the first when one that is new is there. Gives a line for
 * each file that it wrote.
 */
export function writeScaffold(root: string, { added, changed }: Scaffold): string[] {
  refuseTaken(root, Object.keys(added));
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const different = Object.entries({ ...added, ...changed }).filter(([file, text]) => textOf(file) !== text);
  for (const [file, text] of different) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return different.map(([file]) => `${file in added ? 'wrote  ' : 'changed'} ${file}`);
}
