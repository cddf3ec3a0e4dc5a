import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ContentError, describeIssue } from '#server/content/content-error.ts';
import type { SiteContent } from '#server/content/load-site.ts';
import { loadContent } from '#server/content/load-site.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * One change of a content file: the keys down to a value, an entry of a list by its `id`, and what stands there
 * instead; undefined: nothing.
 */
export type Edit = [file: string, path: string[], value: unknown];

/** A file that is not there in the real content, with its text. */
export type NewFile = [file: string, text: string];

/** What is said of the real content with these edits and files, each fault as one line that begins with its file. */
export function faultsWith(edits: Edit[], files: NewFile[] = []): string[] {
  try {
    contentWith(edits, files);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map((fault) =>
      describeIssue({ ...fault, file: fault.file.slice(fault.file.indexOf('content/') + 'content/'.length) }),
    );
  }
}

/** The real content with these edits and files. Throws a ContentError where it cannot be loaded. */
export function contentWith(edits: Edit[], files: NewFile[] = []): SiteContent {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
    for (const [file, path, value] of edits) {
      const at = join(folder, 'content', file);
      const tree: unknown = parse(readFileSync(at, 'utf8'));
      change(tree, path, value);
      writeFileSync(at, stringify(tree, { aliasDuplicateObjects: false }));
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, 'content', file)), { recursive: true });
      writeFileSync(join(folder, 'content', file), text);
    }
    return loadContent({
      contentDir: join(folder, 'content'),
      picturesFile: join(root, 'build/pictures.json'),
      environment: 'test',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function change(tree: unknown, [key = '', ...rest]: string[], value: unknown): void {
  const holder = tree as Record<string, unknown>;
  const index = Array.isArray(tree) ? tree.findIndex((entry) => (entry as { id?: string } | null)?.id === key) : -1;
  const place = index >= 0 ? `${index}` : key;
  if (rest.length > 0) {
    holder[place] ??= {};
    change(holder[place], rest, value);
  } else if (value === undefined) delete holder[place];
  else holder[place] = value;
}
