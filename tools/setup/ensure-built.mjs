import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundledRoots } from '../source-roots.mjs';
import { fail, root, runNode, say, startNode } from './run-program.mjs';
import { readText, writeStamp } from './stamp-file.mjs';

const buildStamp = 'build/.sources';
const modelsProgram = 'tools/site-build/make-ar-models.ts';
/** The stamp of a build without the check of the content. */
const uncheckedStamp = 'build/.sources-unchecked';

/** Everything that the build depends on. A change in any of it makes the build stale. */
export const buildSources = [
  ...bundledRoots,
  'media',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Written once all robots for augmented reality are made. */
const modelsStamp = join(root, 'build/ar/.sources');

/** Builds the app unless its sources are unchanged. */
export function ensureBuilt() {
  build([buildStamp], []);
  if (!existsSync(modelsStamp) && runNode([modelsProgram]) !== 0) fail('the models of the robots could not be made.');
}

/** Like `ensureBuilt`, but on a developer's machine the robots for augmented reality are made while the site runs. */
export function ensureFirstPage() {
  if (/production/.test(process.env.SITE_ENV ?? '')) return ensureBuilt();
  build([buildStamp], ['--models-later']);
  if (!existsSync(modelsStamp)) startNode([modelsProgram]);
}

/** Like `ensureBuilt`, for a command that checks the content itself: wrong content does not end it. */
export const ensureBuiltUnchecked = () => build([uncheckedStamp, buildStamp], ['--without-content']);

/** Builds unless a stamp names these sources, and writes the first one. */
function build(stamps, options) {
  const sources = sourcesHash();
  if (stamps.some((stamp) => readText(stamp) === sources)) return;
  say('building (once, and after a change) …');
  if (runNode(['tools/site-build/build.mjs', ...options]) !== 0) fail('the build failed. See the message above.');
  writeStamp(stamps[0], sources);
}

/** Measures pictures, clips and manuals: all that a development server needs of the build. */
export function ensureMeasured() {
  if (runNode(['tools/site-build/measure-media.mjs', root]) !== 0)
    fail('the pictures could not be measured. See the message above.');
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of buildSources) addToHash(hash, source);
  hash.update(productHeights());
  return hash.digest('hex');
}

/** The lines of content that the build reads: models of the robots are made at their true height. */
function productHeights() {
  const folder = join(root, 'content/products');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^(?: *heightMm|picture): .+$/gm) ?? [])
    .join('\n');
}

function addToHash(hash, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$|\.md$/.test(path)) {
    hash.update(`${path}\n`);
    addBytesToHash(hash, absolute);
  }
}

const chunk = Buffer.allocUnsafe(65_536);

/** In chunks: this process stays for as long as the site runs, at the size that whole films would give it. */
function addBytesToHash(hash, file) {
  const handle = openSync(file);
  try {
    for (let length = readSync(handle, chunk); length > 0; length = readSync(handle, chunk))
      hash.update(chunk.subarray(0, length));
  } finally {
    closeSync(handle);
  }
}
