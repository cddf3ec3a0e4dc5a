import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { ContentError, type ContentIssue, withoutDuplicates } from './content-error.ts';
import { inOrderOfLines } from './issue-lines.ts';
import { type FileOf, schemaIssues } from './schema-errors.ts';

/**
 * Every file that was read, by its path within the content folder: parsed YAML that is not validated yet, or plain
 * text.
 */
export type RawContent = ReadonlyMap<string, unknown>;

/** Reads content files and collects their issues. A value with an issue reads as undefined. */
export class ContentReader {
  readonly issues: ContentIssue[] = [];
  readonly #root: string;
  readonly #overrides: ReadonlyMap<string, string>;
  readonly #parsedFiles: RawContent;
  readonly #contents = new Map<string, unknown>();

  /** `overrides` replaces the text of files. `parsedFiles` holds files that are already parsed. */
  constructor(root: string, overrides: ReadonlyMap<string, string> = new Map(), parsedFiles: RawContent = new Map()) {
    this.#root = root;
    this.#overrides = overrides;
    this.#parsedFiles = parsedFiles;
  }

  /** Adds an issue of a value in a file, or with an empty path of the file itself. */
  addIssue(file: string, path: string, actual: string, fix: string): void {
    this.issues.push({ file: this.displayPath(file), path, actual, fix });
  }

  addIssues(issues: readonly ContentIssue[]): void {
    for (const { file, path, actual, fix } of issues) this.addIssue(file, path, actual, fix);
  }

  addInternalError(check: string, error: unknown): void {
    this.issues.push({
      file: `internal error of ${check}`,
      path: '',
      actual: (error as Error).stack ?? String(error),
      fix: 'Correct the check, unless another mistake in the list is the cause.',
    });
  }

  /** Throws a ContentError with all issues so far: a later stage would only report what follows from them. */
  endStage(stage: number): void {
    if (this.issues.length === 0) return;
    const texts = new Map([...this.#overrides].map(([file, text]) => [this.displayPath(file), text]));
    throw new ContentError(inOrderOfLines(withoutDuplicates(this.issues), texts), stage);
  }

  get raw(): RawContent {
    return this.#contents;
  }

  yaml(file: string): unknown {
    if (!this.#contents.has(file)) this.#contents.set(file, this.#parse(file));
    return this.#contents.get(file);
  }

  text(file: string): void {
    if (!this.#contents.has(file)) this.#contents.set(file, readFileSync(join(this.#root, file), 'utf8'));
  }

  #parse(file: string): unknown {
    if (this.#parsedFiles.has(file) && !this.#overrides.has(file)) return this.#parsedFiles.get(file);
    const path = join(this.#root, file);
    if (!existsSync(path)) {
      this.addIssue(file, '', 'no such file', 'Add it.');
      return undefined;
    }
    try {
      return parse(this.#overrides.get(file) ?? readFileSync(path, 'utf8'));
    } catch (error) {
      const line = error instanceof YAMLParseError ? ` in line ${error.linePos?.[0].line}` : '';
      this.addIssue(
        file,
        '',
        `text that is not YAML${line}`,
        `Fix the YAML: ${(error as Error).message.split('\n')[0]}`,
      );
      return undefined;
    }
  }

  /** Issues are reported under the file that holds the value. */
  check<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    file: string | FileOf,
    under: PropertyKey[] = [],
  ): z.output<Schema> | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const fileOf = typeof file === 'string' ? () => file : file;
    for (const { file: issueFile, ...issue } of schemaIssues(result.error, value, fileOf, under))
      this.issues.push({ file: this.displayPath(issueFile), ...issue });
    return undefined;
  }

  read<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> | undefined {
    const value = this.yaml(file);
    return value === undefined ? undefined : this.check(schema, value, file);
  }

  /** Names, without extension, of the YAML files directly in a folder. */
  names(folder: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
      .map((name) => name.slice(0, -'.yaml'.length))
      .sort();
  }

  /** Folders at any depth below `folder` that hold a file of this name. */
  foldersWith(folder: string, file: string): string[] {
    return this.#files(folder)
      .filter((path) => path.endsWith(`/${file}`))
      .map((path) => path.slice(`${folder}/`.length, -`/${file}`.length))
      .sort();
  }

  unreadFiles(): string[] {
    return this.#files('.').filter(
      (file) =>
        !this.#contents.has(file) &&
        basename(file) !== 'README.md' &&
        !file.split('/').some((name) => name.startsWith('.')),
    );
  }

  #files(folder: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }

  /** The path of a file as shown to people, relative to the project root. */
  displayPath(file: string): string {
    return relative(process.cwd(), join(this.#root, file)).split(sep).join('/');
  }
}
