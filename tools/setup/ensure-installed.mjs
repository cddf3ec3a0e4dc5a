import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fail, node, run, say } from './run-program.mjs';
import { readText, writeStamp } from './stamp-file.mjs';

const lockStamp = 'node_modules/.installed-lock';

/** Installs the packages of the lockfile unless they are installed. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readText('package-lock.json')).digest('hex');
  if (readText(lockStamp) === lock && existsSync(node)) return;
  say('installing packages (once, and after the lockfile changed) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0)
    fail('npm install failed with the message above. It needs the network and write access to node_modules.');
  if (!existsSync(node))
    fail(
      `npm install ended without ${node}. Allow install scripts (npm config set ignore-scripts false) and try again.`,
    );
  writeStamp(lockStamp, lock);
}
