import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of nginx, Debian's or one in the PATH; undefined if there is none. */
export function findNginx() {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')];
  return folders.map((folder) => join(folder, 'nginx')).find((program) => existsSync(program));
}
