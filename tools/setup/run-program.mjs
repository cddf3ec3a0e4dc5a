import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project, whatever the current directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node that is installed as a package of the project. */
export const node = join(root, 'node_modules', 'node', 'bin', 'node');

export const say = (line) => console.log(`kinetra: ${line}`);

/** Ends the process with a message about the problem and its remedy. */
export function fail(message) {
  console.error(`kinetra: ${message}`);
  process.exit(1);
}

/** Runs a program with the terminal as its output. Returns its exit status. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${program} could not be run: ${error.message}`);
  return status ?? 1;
}

/** Runs a file of the project with the project's Node. */
export const runNode = (args, options) => run(node, args, options);

/** Runs Node like `runNode`, while this process goes on. */
export function startNode(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a file of the project in place of this process: forwards signals and exits with its status. */
export function execNode(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The path of a file in an installed package. */
export const bin = (...path) => join(root, 'node_modules', ...path);
