import type { Dirent } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#core/time/instant.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { readStaticFile, type StaticFile, type StaticFiles, variantsOf } from './static-files.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/**
 * The time in ms for which the assets of an old build are retained. Shared caches hold pages that use them for a day,
 * and tabs stay open for days.
 */
export const retentionMs = 7 * 86_400_000;
/** Limit for all retained assets, in bytes: about twenty builds. */
const maxRetainedBytes = 64 * 1024 * 1024;

interface RetentionOptions {
  /** Files of a build that is served now or was until now. */
  files: ReadonlyMap<string, StaticFile>;
  /** Folder of retained assets. Names contain a content hash, so builds do not collide. */
  into: string;
  now: Instant;
  maxBytes?: number;
}

/**
 * Copies a build's assets into the folder and deletes those that no build has used for long, oldest first if there are
 * too many. The modification time is the time of last use, so a server calls this again and again. Safe to run several
 * times at once.
 */
export async function retainAssets({ files, into, now, maxBytes = maxRetainedBytes }: RetentionOptions): Promise<void> {
  for (const [name, bytes] of assetsIn(files)) {
    const target = join(into, name);
    const existing = await stat(target).catch(() => undefined);
    if (existing?.size !== bytes.length) await writeFileAtomically(target, bytes);
    await utimes(target, now / 1000, now / 1000);
  }
  const all = await Promise.all(
    (await namesIn(into)).map(async (name) => ({ name, ...(await measure(join(into, name))) })),
  );
  let total = 0;
  for (const { name, bytes, usedAt } of all.sort((one, other) => other.usedAt - one.usedAt)) {
    total += bytes;
    if (usedAt < now - retentionMs || total > maxBytes) await rm(join(into, name), { force: true });
  }
}

/** Matches one file name without folders or hidden files. */
const assetAddress = /^\/assets\/([\w-][\w.-]*)$/;

const assetsIn = (files: RetentionOptions['files']): [name: string, bytes: Uint8Array][] =>
  [...files].flatMap(([path, file]) => {
    const name = assetAddress.exec(path)?.[1];
    return name === undefined ? [] : variantsOf(name, file);
  });

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Another server may have deleted the file meanwhile; then it counts as empty. */
const measure = (file: string): Promise<{ bytes: number; usedAt: Instant }> =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ bytes: size, usedAt: mtimeMs }),
    () => ({ bytes: 0, usedAt: 0 }),
  );

/**
 * The files of this build, then the retained assets of these folders. The latter are read on request: few are needed,
 * and other servers may add some later.
 */
export function withRetainedAssets(files: StaticFiles, folders: readonly string[]): StaticFiles {
  const readers = folders.map(shareFileBuffers);
  const find = async (name: string) => {
    for (const read of readers) {
      const file = await readStaticFile(name, read).catch(() => undefined);
      if (file) return file;
    }
    return undefined;
  };
  return {
    keys: () => files.keys(),
    get(path) {
      const name = assetAddress.exec(path)?.[1];
      return files.get(path) ?? (name === undefined ? undefined : find(name));
    },
  };
}
