import { createHash } from 'node:crypto';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '#server/content/content-error.ts';
import { describeIssue } from '#server/content/content-error.ts';
import type { EditorFiles } from './editor-files.ts';
import { isUnderEntries } from './editor-files.ts';
import type { FormValue } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { valueOfForm } from './value-of-form.ts';

/** Why something is not done, in words for the person who asked for it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** All faults of the content, with a file as if it said this text. */
export type Check = (replaced?: ReadonlyMap<string, string>) => ContentIssue[];

export interface SaveParts {
  contentDir: string;
  /** Folder on whose files a new text is written before it takes its place. */
  scratchDir: string;
  check: Check;
}

/** Most faults that are told at once. */
const mostTold = 5;

/** The form of a file, and the name of the text that it was made of. */
export function openForm(files: EditorFiles, path: string): { form: Record<string, FormValue>; revision: string } {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const value = files.value(path);
  const form = formOfValue(file.field, isUnderEntries(file) ? { entries: value } : value);
  return { form: (form ?? {}) as Record<string, FormValue>, revision: revisionOf(files.text(path)) };
}

export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Writes what a form says into its file, and nothing else of it, once the whole content would still be right. Gives
 * whether there was anything to write. Throws a Refusal that names every fault the change would bring; the file is then
 * as it was.
 */
export function saveForm(
  files: EditorFiles,
  path: string,
  form: FormValue,
  { contentDir, scratchDir, check }: SaveParts,
): boolean {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const text = files.text(path);
  const old = files.value(path);
  const said = valueOfForm(file.field, form, isUnderEntries(file) ? { entries: old } : old);
  const value = isUnderEntries(file)
    ? ((said as { entries?: unknown } | undefined)?.entries ?? (Array.isArray(old) ? [] : {}))
    : said;
  const changed = rewritten(path, text, value);
  if (changed === text) return false;
  refuseFaults(check, path, changed);
  replaceFile(join(contentDir, path), changed, scratchDir);
  return true;
}

function rewritten(path: string, text: string, value: unknown): string {
  try {
    return rewriteYaml(text, value);
  } catch (error) {
    throw new Refusal(422, `content/${path}: found ${(error as Error).message}. Make this change in the file itself.`);
  }
}

/** Faults that other files had before do not stand in the way of somebody who changes this one. */
function refuseFaults(check: Check, path: string, text: string): void {
  const faults = check(new Map([[path, text]]));
  const others = faults.filter(({ file }) => !file.endsWith(`content/${path}`));
  const before = new Set(others.length > 0 ? check().map(describeIssue) : []);
  const brought = faults
    .filter((fault) => !others.includes(fault) || !before.has(describeIssue(fault)))
    .map(describeIssue);
  if (brought.length === 0) return;
  const more = brought.length > mostTold ? [`… and ${brought.length - mostTold} more.`] : [];
  throw new Refusal(422, [...brought.slice(0, mostTold), ...more].join('\n'));
}

/** Nobody ever reads half a file. */
function replaceFile(path: string, text: string, scratchDir: string): void {
  const scratch = join(scratchDir, `editing-${process.pid}.yaml`);
  writeFileSync(scratch, text);
  try {
    renameSync(scratch, path);
  } catch {
    copyFileSync(scratch, path);
    rmSync(scratch);
  }
}
