import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ReleaseRecord } from './release-record.ts';

/** Path in a checkout of the script that writes its record. */
export const recorder = relative(join(import.meta.dirname, '../..'), join(import.meta.dirname, 'write-record.ts'));

const folder = 'build/releases';

export interface ReleasedCommit {
  name: string;
  commit: string;
}

const releaseTags = 'release-*';

/** The last release before or at HEAD, by its tag; undefined if there is none. */
export function lastRelease(root: string): ReleasedCommit | undefined {
  const name = git(root, 'describe', '--tags', '--match', releaseTags, '--abbrev=0');
  return name === undefined ? undefined : findCommit(root, name);
}

/** The commit of a tag, a branch or a hash. Throws an Error if git does not know it. */
export function findCommit(root: string, name: string): ReleasedCommit {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (commit === undefined)
    throw new Error(
      `--since "${name}" is no commit here: name a tag, a branch or a commit. A clone without history brings it by git fetch --unshallow --tags.`,
    );
  return { name, commit };
}

/**
 * The record of a commit, written by that commit's own recorder and cached in `build/releases`, as a commit never
 * changes. If the commit has no recorder, or it fails, today's recorder reads its content. Throws an Error if that
 * fails too.
 */
export function recordAtCommit(root: string, { name, commit }: ReleasedCommit): ReleaseRecord {
  const file = join(root, folder, `${commit}.json`);
  if (existsSync(file)) return readRecord(file);
  mkdirSync(join(root, folder), { recursive: true });
  // Inside the project, so that Node finds the packages.
  const checkout = mkdtempSync(join(root, folder, 'checkout-'));
  const recordFile = join(checkout, 'record.json');
  try {
    console.error(`kinetra: reading what ${name} shows (once) …`);
    checkOut(root, commit, checkout);
    measureMedia(root, checkout);
    if (existsSync(join(checkout, recorder)) && runNode(join(checkout, recorder), checkout, recordFile))
      renameSync(recordFile, file);
    else {
      console.error(`kinetra: ${name} cannot record itself: today's rules read its content`);
      if (!runNode(join(root, recorder), checkout, recordFile))
        throw new Error(`The content of ${name} cannot be read by today's rules: compare with a later commit.`);
      return readRecord(recordFile);
    }
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
  return readRecord(file);
}

const readRecord = (file: string): ReleaseRecord => JSON.parse(readFileSync(file, 'utf8'));

function checkOut(root: string, commit: string, target: string): void {
  const archive = join(target, 'archive.tar');
  if (git(root, 'archive', '--format=tar', `--output=${archive}`, commit) === undefined)
    throw new Error(`The files of ${commit} cannot be read: git fetch brings what a clone lacks.`);
  const { status, error, stderr } = spawnSync('tar', ['-xf', archive], { cwd: target, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The files of ${commit} cannot be unpacked by tar: ${error?.message ?? stderr}`);
  rmSync(archive);
}

/** Measures pictures, clips and guides, because loading the content needs the result. */
function measureMedia(root: string, checkout: string): void {
  mkdirSync(join(checkout, 'build'), { recursive: true });
  const measurementsFile = join(root, 'build/pictures.json');
  // So that unchanged pictures are not measured again.
  if (existsSync(measurementsFile)) copyFileSync(measurementsFile, join(checkout, 'build/pictures.json'));
  if (!runNode(join(root, 'tools/site-build/measure-media.mjs'), checkout))
    throw new Error('The pictures, clips or guides of that commit cannot be measured. See the output above.');
}

const runNode = (file: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [file, ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Runs git in a folder. Returns its output, or undefined if it failed or is not installed. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout.trim() : undefined;
}
