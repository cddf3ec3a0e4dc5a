import { findPostgres } from './find-postgres.mjs';
import { installFromDebian } from './install-from-debian.mjs';

/**
 * Finds PostgreSQL for the account tests. As root on Debian, installs it if needed. Otherwise warns that tests are
 * skipped.
 */
export function ensurePostgres() {
  if (findPostgres()) return;
  installFromDebian('PostgreSQL', ['postgresql']);
  if (findPostgres()) return;
  console.warn(
    '\n!!! PostgreSQL is not installed: the tests that need it will be SKIPPED. On Debian: sudo apt-get install postgresql\n',
  );
}
