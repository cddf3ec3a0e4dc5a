import { findNginx } from './find-nginx.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { fail } from './run-program.mjs';

/**
 * Finds nginx for the tests of a cache in front of the site; as root on Debian installs it. Ends with an instruction
 * where neither works.
 */
export function ensureNginx() {
  if (findNginx()) return;
  installFromDebian('nginx', ['nginx-light']);
  if (!findNginx())
    fail(
      'the tests of a cache in front of the site need nginx. Install it (Debian: sudo apt-get install nginx-light).',
    );
}
