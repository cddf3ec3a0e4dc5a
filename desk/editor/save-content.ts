import { createHash } from 'node:crypto';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#desk/audit/finding.ts';
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

/** What is wrong with the content; without issues, also what the content audit finds in it and nobody has accepted. */
export interface ContentCheck {
  issues: readonly ContentIssue[];
  findings: readonly Finding[];
}

/** Checks all content, with the text of some files replaced. */
export type CheckContent = (replaced?: ReadonlyMap<string, string>) => ContentCheck;

export interface SaveOptions {
  contentDir: string;
  /** Folder where a new text is written before it replaces the file. */
  scratchDir: string;
  check: CheckContent;
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
 * Writes the changes of a form into its file, if all content is still valid with them and the audit finds no new error.
 * Returns what else the audit finds in the file; undefined if there was no change. Throws a Refusal with the new
 * mistakes, and leaves the file unchanged.
 */
export function saveForm(
  files: EditorFiles,
  path: string,
  form: FormValue,
  { contentDir, scratchDir, check }: SaveOptions,
): string[] | undefined {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const text = files.text(path);
  const old = files.value(path);
  const formValue = valueOfForm(file.field, form, isUnderEntries(file) ? { entries: old } : old);
  const value = isUnderEntries(file)
    ? ((formValue as { entries?: unknown } | undefined)?.entries ?? (Array.isArray(old) ? [] : {}))
    : formValue;
  const newText = rewriteOrRefuse(path, text, value);
  if (newText === text) return undefined;
  const { findings } = refuseNewMistakes(check, path, newText);
  replaceFile(join(contentDir, path), newText, scratchDir);
  return findings
    .filter((finding) => finding.file === `content/${path}` && finding.severity !== 'error')
    .map((finding) => `${finding.severity}: ${describeIssue(finding)}`);
}

function rewriteOrRefuse(path: string, text: string, value: unknown): string {
  try {
    return rewriteYaml(text, value);
  } catch (error) {
    throw new Refusal(422, `content/${path}: ${(error as Error).message}. Make this change in the file itself.`);
  }
}

/** Mistakes that were there before do not block a change, except issues of the file itself. */
function refuseNewMistakes(check: CheckContent, path: string, text: string): ContentCheck {
  const after = check(new Map([[path, text]]));
  const isInFile = ({ file }: ContentIssue) => file.endsWith(`content/${path}`);
  const mistakes = [...after.issues, ...after.findings.filter(({ severity }) => severity === 'error')];
  const mayBeOld = mistakes.some((mistake) => !after.issues.includes(mistake) || !isInFile(mistake));
  const before: ContentCheck = mayBeOld ? check() : { issues: [], findings: [] };
  const oldIssues = new Set(before.issues.map(describeIssue));
  const oldErrors = new Set(before.findings.map(placeOf));
  const newMistakes = [
    ...new Set(
      [
        ...after.issues.filter((issue) => isInFile(issue) || !oldIssues.has(describeIssue(issue))),
        ...after.findings.filter((finding) => finding.severity === 'error' && !oldErrors.has(placeOf(finding))),
      ].map(describeIssue),
    ),
  ];
  if (newMistakes.length === 0) return after;
  const more = newMistakes.length > maxListedIssues ? [`… and ${newMistakes.length - maxListedIssues} more.`] : [];
  throw new Refusal(422, [...newMistakes.slice(0, maxListedIssues), ...more].join('\n'));
}

const placeOf = ({ check, file, path, edition, actual }: Finding): string =>
  [check, file, path, edition, actual].join('\n');

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
