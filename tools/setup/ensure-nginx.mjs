import { findNginx } from './find-nginx.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { fail } from './run-program.mjs';

/**
 * Finds nginx for the tests with a cache in front of the site. As root on Debian, installs it if needed. Otherwise ends
 * with instructions.
 */
export function ensureNginx() {
  if (findNginx()) return;
  installFromDebian('nginx', ['nginx-light']);
  if (!findNginx())
    fail(
      'the tests of a cache in front of the site need nginx. Install it (Debian: sudo apt-get install nginx-light).',
    );
}
