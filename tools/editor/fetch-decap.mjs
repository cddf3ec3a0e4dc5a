import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTarball } from './unpack-tarball.mjs';

/** The pinned version of the editor and the hash of its package. */
const version = '3.16.3';
const integrity = 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/** The files to serve: the bundle, its lazy chunks and its licences. */
const isUsed = (name) => /^package\/dist\/([\w.]+\.)?decap-cms\.js(\.LICENSE\.txt)?$/.test(name);

/**
 * Downloads Decap CMS into `node_modules/.cache/decap-cms` below `root` unless it is there. Its bundle is complete, so
 * none of its dependencies are installed. Throws an Error with instructions if npm cannot download it or the hash
 * differs.
 */
export function fetchDecap(root, say = () => {}) {
  const folder = join(root, 'node_modules/.cache/decap-cms');
  const stamp = join(folder, 'version');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return folder;
  const scratch = `${folder}-${process.pid}`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  try {
    say(`fetching the editor, Decap CMS ${version} (16 MB, once) …`);
    unpackTarball(pack(scratch), scratch, isUsed);
    writeFileSync(join(scratch, 'version'), version);
    rmSync(folder, { recursive: true, force: true });
    renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** The package from the npm registry, with its hash verified. */
function pack(scratch) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['pack', `decap-cms@${version}`, '--pack-destination', scratch, '--ignore-scripts', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(npm, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (error || status !== 0) {
    const why = (error?.message ?? stderr).trim().split('\n')[0];
    throw new Error(
      `the editor could not be fetched. npm needs the network once: npm pack decap-cms@${version} failed with "${why}"`,
    );
  }
  const bytes = readFileSync(join(scratch, `decap-cms-${version}.tgz`));
  const actual = createHash('sha512').update(bytes).digest('base64');
  if (actual !== integrity)
    throw new Error(
      `decap-cms ${version} from npm does not match the pinned hash (its sha512 is ${actual}), so it is not used`,
    );
  rmSync(join(scratch, `decap-cms-${version}.tgz`));
  return bytes;
}
