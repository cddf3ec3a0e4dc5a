import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Installation {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** The packages that a project's production server needs, and their size on disk, without Node itself. */
export function installedFor(folder: string): { packages: number; megabytes: number } {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as Installation;
  const paths = Object.entries(packages)
    .filter(([path, { dev }]) => !dev && !/^node_modules\/node(-bin-|$)/.test(path))
    .map(([path]) => join(folder, path))
    .filter((path) => existsSync(path));
  return { packages: paths.length, megabytes: paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1024 / 1024 };
}

/** Bytes of a folder, without the packages inside it, which are counted separately. */
function sizeOf(path: string): number {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
