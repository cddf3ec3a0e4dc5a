import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import type { ContentFault } from './content-error.ts';
import { faultsOf } from './content-error.ts';

/** Reads files of content and gathers what is wrong with them; a faulty file reads as undefined. */
export class ContentReader {
  readonly faults: ContentFault[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  fault(file: string, path: string, found: string, mend: string): void {
    this.faults.push({ file: this.#shown(file), path, found, mend });
  }

  /** Reads a file of YAML that must be there. */
  yaml(file: string): unknown {
    const path = join(this.#root, file);
    if (!existsSync(path)) {
      this.fault(file, '', 'no such file', 'Add it.');
      return undefined;
    }
    try {
      return parse(readFileSync(path, 'utf8'));
    } catch (error) {
      const line = error instanceof YAMLParseError ? ` in line ${error.linePos?.[0].line}` : '';
      this.fault(file, '', `text that is not YAML${line}`, `Mend the YAML: ${(error as Error).message.split('\n')[0]}`);
      return undefined;
    }
  }

  /** Checks a value against a schema; its faults are kept under the file's name. */
  check<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string, under: PropertyKey[] = []): z.output<Schema> | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    this.faults.push(...faultsOf(result.error, value, this.#shown(file), under));
    return undefined;
  }

  read<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> | undefined {
    const value = this.yaml(file);
    return value === undefined ? undefined : this.check(schema, value, file);
  }

  /** Names without ending of the YAML files right in a folder. */
  names(folder: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => name.slice(0, -'.yaml'.length))
      .sort();
  }

  /** Folders below a folder, at any depth, that hold a file of this name. */
  foldersWith(folder: string, file: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
    const ending = `${sep}${file}`;
    return entries
      .filter((entry) => entry.endsWith(ending))
      .map((entry) => entry.slice(0, -ending.length).split(sep).join('/'))
      .sort();
  }

  #shown(file: string): string {
    return relative(process.cwd(), join(this.#root, file)).split(sep).join('/');
  }
}
