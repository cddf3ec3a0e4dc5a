import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder where it is missing and proves that it can be written. Throws a StartError that says how to mend it. */
export async function openDataDir(path: string): Promise<string> {
  const folder = resolve(path);
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${folder} cannot be written (${code}): make it writable for this user, or set DATA_DIR to a folder that is.`);
  }
}

/** One level at a time: a recursive mkdir never ends below a folder that refuses children as missing, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
