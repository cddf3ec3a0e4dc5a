import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, wherever the command was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node that the project brings itself. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const say = (line) => console.log(`kinetra: ${line}`);

/** Ends the command with one message that says what was wrong and how to fix it. */
export function fail(message) {
  console.error(`kinetra: ${message}`);
  process.exit(1);
}

/** Runs a program to its end; its output goes to the terminal. Returns its exit status. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${program} could not be run: ${error.message}`);
  return status ?? 1;
}

/** Runs one of the project's own TypeScript or JavaScript files under its Node. */
export const runNode = (args, options) => run(node, args, options);

/** Hands the command over to a file of the project: signals are passed on to it, and its exit status is ours. */
export function become(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The path of a package's own program. */
export const bin = (...path) => join(root, 'node_modules', ...path);
