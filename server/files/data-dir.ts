import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDiskError } from '#accounts/store/disk-error.ts';
import type { Log } from '../log/log.ts';
import { StartError } from '../settings/start-error.ts';

/**
 * Makes the data folder where it is missing and tries whether it can be written. A folder that was there, and whose
 * disk is full or has become read-only, is told of: pages need none. Whatever else is wrong throws a StartError that
 * says how to mend it.
 */
export async function openDataDir(path: string, log: Pick<Log, 'error'>): Promise<string> {
  const folder = resolve(path);
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'writable');
    await rm(probe, { force: true });
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    await rm(probe, { force: true }).catch(() => {});
    if (isDiskError(error) && existsSync(folder)) {
      log.error(
        { folder, code },
        'DATA_DIR CANNOT BE WRITTEN. Pages and pictures are served; accounts in files are away until there is room',
      );
      return folder;
    }
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${code}): make it writable for this user, or set DATA_DIR to a folder that is.`,
    );
  }
}

/** One level at a time: a recursive mkdir never ends below a folder that refuses children as missing, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
