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

/** A request that is refused, with a message for the person who made it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Finds all issues of the content, with the text of some files replaced. */
export type FindIssues = (replaced?: ReadonlyMap<string, string>) => ContentIssue[];

export interface SaveOptions {
  contentDir: string;
  /** Folder where a new text is written before it replaces the file. */
  scratchDir: string;
  check: FindIssues;
}

/** Most issues in one message. */
const maxListedIssues = 5;

/** The form of a file, and the revision of the text that it was made from. */
export function openForm(files: EditorFiles, path: string): { form: Record<string, FormValue>; revision: string } {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const value = files.value(path);
  const form = formOfValue(file.field, isUnderEntries(file) ? { entries: value } : value);
  return { form: (form ?? {}) as Record<string, FormValue>, revision: revisionOf(files.text(path)) };
}

export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Writes the changes of a form into its file, if all content is still valid with them. Returns whether there was a
 * change. Throws a Refusal with the new issues, and leaves the file unchanged.
 */
export function saveForm(
  files: EditorFiles,
  path: string,
  form: FormValue,
  { contentDir, scratchDir, check }: SaveOptions,
): boolean {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const text = files.text(path);
  const old = files.value(path);
  const formValue = valueOfForm(file.field, form, isUnderEntries(file) ? { entries: old } : old);
  const value = isUnderEntries(file)
    ? ((formValue as { entries?: unknown } | undefined)?.entries ?? (Array.isArray(old) ? [] : {}))
    : formValue;
  const newText = rewriteOrRefuse(path, text, value);
  if (newText === text) return false;
  refuseNewIssues(check, path, newText);
  replaceFile(join(contentDir, path), newText, scratchDir);
  return true;
}

function rewriteOrRefuse(path: string, text: string, value: unknown): string {
  try {
    return rewriteYaml(text, value);
  } catch (error) {
    throw new Refusal(422, `content/${path}: ${(error as Error).message}. Make this change in the file itself.`);
  }
}

/** Issues that other files had before do not block a change of this one. */
function refuseNewIssues(check: FindIssues, path: string, text: string): void {
  const issues = check(new Map([[path, text]]));
  const others = issues.filter(({ file }) => !file.endsWith(`content/${path}`));
  const before = new Set(others.length > 0 ? check().map(describeIssue) : []);
  const newIssues = issues
    .filter((issue) => !others.includes(issue) || !before.has(describeIssue(issue)))
    .map(describeIssue);
  if (newIssues.length === 0) return;
  const more = newIssues.length > maxListedIssues ? [`… and ${newIssues.length - maxListedIssues} more.`] : [];
  throw new Refusal(422, [...newIssues.slice(0, maxListedIssues), ...more].join('\n'));
}

/** Replaces the file at once, so that no reader sees half of it. */
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
