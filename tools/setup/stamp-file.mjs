import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-program.mjs';

/** The text of a file of the project; empty if it is missing. */
export const readText = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Records the input for which a step was last done. */
export function writeStamp(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
