import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The program of nginx, Debian's or one in the PATH; undefined where it is not installed. */
export function findNginx() {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')];
  return folders.map((folder) => join(folder, 'nginx')).find((program) => existsSync(program));
}
