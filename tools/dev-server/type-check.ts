import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The time in ms for which it waits, so that open pages are shown first, and nothing is checked during typing. */
const delayMs = 2_000;

export interface TypeFault {
  /** From the project's folder. */
  file: string;
  line: number;
  column: number;
  message: string;
}

export interface TypeCheck {
  /** Checks the sources as they are now. A check that still runs says nothing, and is followed by another. */
  start(): void;
  stop(): void;
}

/** Checks the types of the sources below `root`, without their tests, in a process that leaves the cores to others. */
export function createTypeCheck(root: string, onFaults: (faults: readonly TypeFault[]) => void): TypeCheck {
  /* Stores the state of the last check, so that TypeScript reads only the files that a change affects. */
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-types-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const command = [
    ...[join(root, 'node_modules/typescript/lib/tsc.js'), '-p', 'tools/dev-server/tsconfig.sources.json'],
    ...['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', join(folder, 'types.tsbuildinfo')],
  ];
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let isOutdated = false;
  const check = async () => {
    isOutdated = false;
    const compiler = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    running = compiler;
    if (compiler.pid !== undefined) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const output = await text(compiler.stdout);
    if (running !== compiler) return;
    running = undefined;
    if (isOutdated) start();
    else onFaults(faultsIn(output));
  };
  const start = () => {
    clearTimeout(timer);
    // The first check takes longest: it ends, so that the next one can build on it.
    if (running) isOutdated = true;
    else timer = setTimeout(() => void check(), delayMs);
  };
  return {
    start,
    stop() {
      clearTimeout(timer);
      running?.kill();
      running = undefined;
    },
  };
}

/** The faults that TypeScript lists. The lines below a fault say more about it, and begin with a space. */
export const faultsIn = (output: string): TypeFault[] =>
  [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*(?:\n .*)*)/gm)].map(
    ([, file = '', line, column, message = '']) => ({ file, line: Number(line), column: Number(column), message }),
  );
