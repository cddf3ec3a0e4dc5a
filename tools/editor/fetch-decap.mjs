import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTarball } from './unpack-tarball.mjs';

/** The one version of the editor that is served, and the bytes that it must have. */
const version = '3.16.3';
const integrity = 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/** What is served: the bundle, the parts that it loads later, and its licences. */
const isUsed = (name) => /^package\/dist\/([\w.]+\.)?decap-cms\.js(\.LICENSE\.txt)?$/.test(name);

/**
 * Puts Decap CMS into `node_modules/.cache/decap-cms` of the project at `root`, unless it is there: its bundle holds
 * everything, so that none of its own packages are installed. Throws an Error that says what to do where npm cannot
 * bring it or brings something else.
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

/** The package as npm's registry has it, checked byte for byte. */
function pack(scratch) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['pack', `decap-cms@${version}`, '--pack-destination', scratch, '--ignore-scripts', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(npm, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (error || status !== 0) {
    const why = (error?.message ?? stderr).trim().split('\n')[0];
    throw new Error(
      `the editor could not be fetched. npm needs the network for it, once: npm pack decap-cms@${version} said "${why}"`,
    );
  }
  const bytes = readFileSync(join(scratch, `decap-cms-${version}.tgz`));
  const found = createHash('sha512').update(bytes).digest('base64');
  if (found !== integrity)
    throw new Error(
      `what npm brought as decap-cms ${version} is not what was tried and pinned (its sha512 is ${found}), so it is not used`,
    );
  rmSync(join(scratch, `decap-cms-${version}.tgz`));
  return bytes;
}
