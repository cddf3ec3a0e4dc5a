/** Photographs the robots again: node tools/studio.mjs [--again] [subject/what ...] */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}node_modules/.bin/node`;
if (!existsSync(node)) {
  console.error('Install the project first: npm install');
  process.exit(1);
}
const run = spawnSync(node, [`${root}studio/photograph.ts`, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);
