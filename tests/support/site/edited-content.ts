import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { ContentError, describeIssue } from '#server/content/content-error.ts';
import { loadContent } from '#server/content/load-site.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { contentFolder, contentSources } from './content-folder.ts';
import { realContent } from './real-site.ts';

/**
 * One change of a content file: the keys that lead to a value (an entry of a list by its `id`), and the new value;
 * undefined deletes it.
 */
export type Edit = [file: string, path: string[], value: unknown];

/** A file to add to the real content, with its text. */
export type NewFile = [file: string, text: string];

export interface LoadOptions {
  /** Treats the content as verified (the default): skips resolving every page at all its edges, which takes seconds. */
  isVerified?: boolean;
}

/** The issues of the real content with these edits and files, one line each, which begins with the file. */
export function issuesWith(edits: Edit[], files: NewFile[] = [], options: LoadOptions = {}): string[] {
  try {
    contentWith(edits, files, options);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map((issue) =>
      describeIssue({ ...issue, file: issue.file.slice(issue.file.indexOf('content/') + 'content/'.length) }),
    );
  }
}

/** The real content with these edits and files. Throws a ContentError if it cannot be loaded. */
export function contentWith(
  edits: Edit[],
  files: NewFile[] = [],
  { isVerified = true }: LoadOptions = {},
): SiteContent {
  const trees = new Map<string, unknown>();
  for (const [file, path, value] of edits) {
    const tree = trees.get(file) ?? structuredClone(realContent.raw.get(file));
    setValue(tree, path, value);
    trees.set(file, tree);
  }
  const replaced = new Map(
    [...trees].map(([file, tree]) => [file, stringify(tree, { aliasDuplicateObjects: false })] as const),
  );
  return withFolder(files, (contentDir) =>
    loadContent({
      ...contentSources,
      contentDir,
      parsed: realContent.raw,
      overrides: replaced,
      isVerified,
    }),
  );
}

/** Calls `use` with the content folder, or with a copy of it that also holds the new files. */
function withFolder<Value>(files: NewFile[], use: (contentDir: string) => Value): Value {
  const original = contentFolder;
  if (files.length === 0) return use(original);
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const copy = join(folder, 'content');
  try {
    cpSync(original, copy, { recursive: true });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    return use(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function setValue(tree: unknown, [key = '', ...rest]: string[], value: unknown): void {
  const holder = tree as Record<string, unknown>;
  const index = Array.isArray(tree) ? tree.findIndex((entry) => (entry as { id?: string } | null)?.id === key) : -1;
  const property = index >= 0 ? `${index}` : key;
  if (rest.length > 0) {
    holder[property] ??= {};
    setValue(holder[property], rest, value);
  } else if (value === undefined) delete holder[property];
  else holder[property] = value;
}
