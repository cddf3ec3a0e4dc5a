import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { isSmoke } from './smoke.ts';

const resultsFolder = join(import.meta.dirname, 'results');
/** People write below this heading; a new run keeps that text. */
const notesHeading = '## Notes';

/** Ends the benchmark with status 1 for a missed budget or target. A smoke run measures too little to miss one. */
export function failIf(isMissed: boolean): void {
  if (isMissed && !isSmoke) process.exitCode = 1;
}

/** Prints the results of a benchmark, and writes them to `bench/results/<name>.md` with the day and the machine. */
export class BenchReport {
  readonly #name: string;
  readonly #folder: string;
  readonly #parts: string[] = [];

  constructor(name: string, folder: string = resultsFolder) {
    this.#name = name;
    this.#folder = folder;
  }

  /** Adds rows of equal length as a Markdown table. */
  table(heads: string[], rows: (string | number)[][]): void {
    if (rows.length === 0) throw new Error(`${this.#name} measured nothing for its table “${heads[0]}”`);
    const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
    this.text([line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n'));
  }

  text(paragraph: string): void {
    console.log(`${paragraph}\n`);
    this.#parts.push(paragraph);
  }

  /** Replaces the results of the last run, unless options changed what was measured. Notes are kept. */
  write({ isStandard = true } = {}): void {
    const file = join(this.#folder, `${this.#name}.md`);
    if (!isStandard || isSmoke) {
      console.error(`kinetra: not the standard run, so bench/results/${this.#name}.md stays as it was`);
      return;
    }
    const [, notes] = existsSync(file) ? readFileSync(file, 'utf8').split(`\n${notesHeading}\n`) : [];
    const parts = [`# ${this.#name}`, conditions(), ...this.#parts];
    if (notes !== undefined) parts.push(`${notesHeading}\n\n${notes.trim()}`);
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(file, `${parts.join('\n\n')}\n`);
    console.error(`kinetra: written to bench/results/${this.#name}.md`);
  }
}

function conditions(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.version}`;
  return `${new Date().toISOString().slice(0, 10)}; ${machine}.`;
}
