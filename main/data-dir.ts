import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDiskError } from '#accounts/store/store-unavailable.ts';
import type { Log } from '#server/log/log.ts';
import { StartError } from '#server/settings/start-error.ts';

/**
 * Creates the data folder if needed and checks that it is writable. A full or read-only disk below an existing folder
 * is only logged, since pages can be served without it. Anything else throws a StartError.
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
        'DATA_DIR CANNOT BE WRITTEN. Pages and pictures are served; accounts stored in files are unavailable until there is room',
      );
      return folder;
    }
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${code}): make it writable for this user, or set DATA_DIR to a folder that is.`,
    );
  }
}

/** One level at a time: below folders such as /proc, a recursive mkdir never returns. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
