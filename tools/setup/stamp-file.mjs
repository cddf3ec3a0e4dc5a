import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-program.mjs';

/** The text of a file of the project; empty where it is missing. */
export const readText = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Notes in a file of the project for which input a step was done last. */
export function writeStamp(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
