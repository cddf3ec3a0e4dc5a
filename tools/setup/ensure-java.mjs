import { spawnSync } from 'node:child_process';
import { installFromDebian } from './install-from-debian.mjs';
import { fail } from './run-program.mjs';

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** Finds Java for the proof of markup. As root on Debian, installs it if needed. Otherwise ends with instructions. */
export function ensureJava() {
  if (hasJava()) return;
  installFromDebian('Java', ['default-jre-headless']);
  if (!hasJava())
    fail('the HTML checker needs Java 17 or newer. Install it (Debian: sudo apt-get install default-jre-headless).');
}
