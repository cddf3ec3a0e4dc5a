import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '#tests/support/running/project-copy.ts';
import type { Mutant } from './mutants.ts';

/** A mutant that hangs for so long is noticed, too. */
const timeoutMs = 300_000;
/** Tests only read these, and no mutant is in them, so a copy of the project links to them. */
const linked = ['.git', 'build', 'data', 'media', 'node_modules'];

export interface TestedMutant extends Mutant {
  /** The test that failed, or how the run ended without one. Undefined if all tests passed. */
  killedBy?: string;
}

/** A copy of the project in which one mutant after another is tested. */
export class MutantTester {
  readonly #folder: string;

  constructor(entries: readonly string[]) {
    this.#folder = copyProject(entries.filter((entry) => !linked.includes(entry)));
  }

  /** Resolves to the test that fails although nothing is changed. */
  async testUnchanged(): Promise<string | undefined> {
    return (await this.#checkTypes()) ?? this.#run(['run']);
  }

  /**
   * Runs the tests beside a mutant, then the check of types, then all tests that import it, then all others, since some
   * start a server in a process of its own, until one fails.
   */
  async test(mutant: Mutant): Promise<TestedMutant> {
    const path = join(this.#folder, mutant.file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, mutant.source);
    try {
      const folder = `${dirname(mutant.file)}/`;
      const killedBy =
        (await this.#run(['run', folder])) ??
        (await this.#checkTypes()) ??
        (await this.#run(['related', '--run', mutant.file])) ??
        (await this.#run(['run']));
      return { ...mutant, ...(killedBy && { killedBy }) };
    } finally {
      writeFileSync(path, original);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #checkTypes(): Promise<string | undefined> {
    const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'mutant.tsbuildinfo'];
    const child = spawn(process.execPath, ['node_modules/typescript/lib/tsc.js', ...options], {
      cwd: this.#folder,
      stdio: 'ignore',
    });
    return new Promise((resolve) => {
      child.on('exit', (code) => resolve(code === 0 ? undefined : 'the check of types'));
    });
  }

  #run(args: readonly string[]): Promise<string | undefined> {
    const report = join(this.#folder, 'mutant-report.json');
    rmSync(report, { force: true });
    const projects = ['pure', 'components', 'unit'].flatMap((name) => ['--project', name]);
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        ...args,
        ...projects,
        ...['--bail=1', '--passWithNoTests', '--no-experimental.fsModuleCache', '--tagsFilter=!nightly'],
        ...['--reporter=json', `--outputFile.json=${report}`],
      ],
      { cwd: this.#folder, stdio: 'ignore', timeout: timeoutMs, killSignal: 'SIGKILL' },
    );
    return new Promise((resolve) => {
      child.on('exit', (code, signal) => {
        if (signal) resolve(`no end after ${timeoutMs / 1000} s`);
        else resolve(code === 0 ? undefined : firstFailure(report));
      });
    });
  }
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function firstFailure(file: string): string {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = testResults.find(({ status }) => status === 'failed');
    const test = failed?.assertionResults.find(({ status }) => status === 'failed');
    return test?.fullName ?? failed?.name.split('/').slice(-1).join() ?? 'an error outside of tests';
  } catch {
    return 'a run without a report';
  }
}
