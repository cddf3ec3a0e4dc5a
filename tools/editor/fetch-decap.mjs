import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execNode, fail, root, say } from '../setup/run-program.mjs';

const version = '3.16.3';
const integrity = 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/** `npm run editor`: starts the development server with forms for the content at /admin/. */
export function startEditor() {
  try {
    fetchDecap(root);
  } catch (error) {
    fail(error.message);
  }
  process.env.HOST ??= 'localhost';
  say(`edit the content at http://localhost:${process.env.PORT ?? 3000}/admin/ once the server is up`);
  execNode(['tools/dev-server/main.ts']);
}

/**
 * Downloads Decap CMS into `node_modules/.cache/decap-cms` of a project unless it is there. Its bundle is complete, so
 * none of its dependencies are installed. Throws an Error with instructions if npm cannot download it or the hash
 * differs.
 */
export function fetchDecap(project) {
  const folder = join(project, 'node_modules/.cache/decap-cms');
  const stamp = join(folder, 'version');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return folder;
  const scratch = `${folder}-${process.pid}`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  try {
    say(`fetching the editor, Decap CMS ${version} (16 MB, once) …`);
    unpack(fetchPackage(scratch), scratch);
    writeFileSync(join(scratch, 'version'), version);
    rmSync(folder, { recursive: true, force: true });
    renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** Downloads the package from the npm registry into a folder, and verifies its hash. Returns its path. */
function fetchPackage(folder) {
  const args = ['pack', `decap-cms@${version}`, '--pack-destination', folder, '--ignore-scripts', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', args, { encoding: 'utf8' });
  if (error || status !== 0) {
    const why = (error?.message ?? stderr).trim().split('\n')[0];
    throw new Error(
      `the editor could not be fetched. npm needs the network once: npm pack decap-cms@${version} failed with "${why}"`,
    );
  }
  const file = join(folder, `decap-cms-${version}.tgz`);
  const actual = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (actual !== integrity)
    throw new Error(
      `decap-cms ${version} from npm does not match the pinned hash (its sha512 is ${actual}), so it is not used`,
    );
  return file;
}

/** Unpacks the folder of the package with the bundle, its lazy chunks and its licences, and deletes the package. */
function unpack(file, folder) {
  const options = ['-C', folder, '--strip-components=2', '--exclude=*.map'];
  const { status, error } = spawnSync('tar', ['-xzf', file, ...options, 'package/dist']);
  if (error || status !== 0) throw new Error(`the editor could not be unpacked: ${error?.message ?? 'tar failed'}`);
  rmSync(file);
}
