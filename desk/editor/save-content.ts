import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { acceptingEntries, entryLines } from '#desk/audit/accepted-findings.ts';
import type { Finding, FindingEntry } from '#desk/audit/finding.ts';
import { type ContentIssue, describeIssue } from '#server/content/content-error.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';
import { type EditorFiles, isUnderEntries } from './editor-files.ts';
import type { FormValue } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';
import { writeValue } from './write-value.ts';

export class Refusal extends Error {
  readonly status: number;
  /** Entries that would accept all findings, if they are intended. */
  readonly entries: readonly FindingEntry[];

  constructor(status: number, message: string, entries: readonly FindingEntry[] = []) {
    super(message);
    this.status = status;
    this.entries = entries;
  }
}

/** The issues of the content; if there are none, also the findings of the content audit that nobody has accepted. */
export interface ContentCheck {
  /** The stage that the check has reached: that of the issues, as in ContentError, or 4, the audit. */
  stage: number;
  issues: readonly ContentIssue[];
  findings: readonly Finding[];
}

/** Checks all content, with the text of some files replaced. `onStep` gets each step, in words. */
export type CheckContent = (
  replaced?: ReadonlyMap<string, string>,
  onStep?: (step: string) => void,
) => Promise<ContentCheck>;

export interface SaveOptions {
  contentDir: string;
  /** Folder where a new text is written before it replaces the file. */
  scratchDir: string;
  check: CheckContent;
}

export interface Change {
  path: string;
  text: string;
  newText: string;
}

const acceptedPath = 'accepted-findings.yaml';

const maxListedIssues = 5;

/** The form of a file, and the revision of the text that it was made from. */
export function openForm(files: EditorFiles, path: string): { form: Record<string, FormValue>; revision: string } {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const value = files.value(path);
  const form = formOfValue(file.field, isUnderEntries(file) ? { entries: value } : value);
  return { form: (form ?? {}) as Record<string, FormValue>, revision: textRevision(files.text(path)) };
}

export const textRevision = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The change that a form makes to its file; undefined if there is none. */
export function changeOfForm(files: EditorFiles, path: string, form: FormValue): Change | undefined {
  const file = files.file(path);
  if (!file) throw new Refusal(404, `There is no file ${path} that the editor knows.`);
  const text = files.text(path);
  const old = files.value(path);
  const formValue = valueOfForm(file.field, form, isUnderEntries(file) ? { entries: old } : old);
  const value = isUnderEntries(file)
    ? ((formValue as { entries?: unknown } | undefined)?.entries ?? (Array.isArray(old) ? [] : {}))
    : formValue;
  if (JSON.stringify(value) === JSON.stringify(old)) return undefined;
  return { path, text, newText: writeOrRefuse(path, text, value) };
}

/** The change that adds these to the end of the accepted findings, written as the message shows them. */
export function changeOfAccepted(files: EditorFiles, accepted: readonly object[]): Change {
  const text = files.text(acceptedPath);
  const others = text.replace(/\[\]\s*$/, '').trimEnd();
  return { path: acceptedPath, text, newText: `${others}\n\n${stringify(accepted, yamlFormat)}` };
}

/**
 * Writes changes into their files, if all content is still valid with them and the audit finds no new error. Returns
 * the other findings of the audit in the files. Throws a Refusal with the new mistakes, or if a file was changed during
 * the check, and leaves the files unchanged.
 */
export async function saveChanges(
  changes: readonly Change[],
  { contentDir, scratchDir, check }: SaveOptions,
  onStep: (step: string) => void,
): Promise<string[]> {
  const { findings } = await refuseNewMistakes(check, changes, onStep);
  for (const { path, text } of changes)
    if (readFileSync(join(contentDir, path), 'utf8') !== text) throw changedElsewhere(path);
  for (const { path, newText } of changes) replaceFile(join(contentDir, path), newText, scratchDir);
  return findings
    .filter((finding) => isOfChanges(changes, finding) && finding.severity !== 'error')
    .map((finding) => `${finding.severity}: ${describeIssue(finding)}`);
}

export const changedElsewhere = (path: string): Refusal =>
  new Refusal(
    409,
    `content/${path} was changed elsewhere since you opened it. Copy what you wrote, load the page again, and make your change on the new text.`,
  );

const isOfChanges = (changes: readonly Change[], { file }: Pick<ContentIssue, 'file'>): boolean =>
  changes.some(({ path }) => file.endsWith(`content/${path}`));

function writeOrRefuse(path: string, text: string, value: unknown): string {
  try {
    return writeValue(text, value);
  } catch (error) {
    throw new Refusal(
      422,
      `content/${path}: a value that several places share cannot go or move (${(error as Error).message}). Make this change in the file itself.`,
    );
  }
}

/** Mistakes that were there before do not block a change. */
async function refuseNewMistakes(
  check: CheckContent,
  changes: readonly Change[],
  onStep: (step: string) => void,
): Promise<ContentCheck> {
  const after = await check(new Map(changes.map(({ path, newText }) => [path, newText])), onStep);
  const errors = after.findings.filter(({ severity }) => severity === 'error');
  if (after.issues.length + errors.length === 0) return after;
  const before = await check(undefined, (step) => onStep(`without your change, to compare: ${step}`));
  const oldPlaces = new Set([...before.issues, ...before.findings].map(issueKey));
  // A stage that was not reached before may find old mistakes, which can be told apart only by their file.
  const isComparable = after.stage <= before.stage;
  const isNew = (mistake: ContentIssue) =>
    !oldPlaces.has(issueKey(mistake)) && (isComparable || isOfChanges(changes, mistake));
  const newErrors = errors.filter(isNew);
  const newMistakes = [...new Set([...after.issues.filter(isNew), ...newErrors].map(describeIssue))];
  if (newMistakes.length === 0) return after;
  const more = newMistakes.length > maxListedIssues ? [`… and ${newMistakes.length - maxListedIssues} more.`] : [];
  const entries = changes.at(-1)?.path === acceptedPath ? [] : acceptingEntries(newErrors);
  throw new Refusal(
    422,
    [...newMistakes.slice(0, maxListedIssues), ...more, ...entryLines(entries)].join('\n'),
    entries,
  );
}

const issueKey = ({ check, file, path, edition, actual }: ContentIssue & Partial<Finding>): string =>
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
