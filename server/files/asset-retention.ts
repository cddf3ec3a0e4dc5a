import type { Dirent } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#rules/time/instant.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';
import { readStaticFile, variantsOf } from './static-files.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/**
 * How long the assets of a build outlive it, in ms: shared caches hold pages that name them for a day, and tabs stay
 * open over days of no use.
 */
export const retentionMs = 7 * 86_400_000;
/** How much of them there may be, in bytes: about twenty builds. */
const mostKept = 64 * 1024 * 1024;

interface Keeping {
  /** Files of a build that is served now, or is about to be superseded. */
  files: ReadonlyMap<string, StaticFile>;
  /** Folder of what is kept. The name of an asset names its content, so that all builds lie side by side. */
  into: string;
  now: Instant;
  longest?: number;
  most?: number;
}

/**
 * Puts a build's assets with those of earlier ones, and drops those that no server and no build has had for long, the
 * oldest first where there are too many. A file's time of change says when it was last in use, so that it is called
 * again while the build is served. Safe with several at once.
 */
export async function retainAssets({
  files,
  into,
  now,
  longest = retentionMs,
  most = mostKept,
}: Keeping): Promise<void> {
  for (const [name, bytes] of assetsIn(files)) {
    const kept = join(into, name);
    const there = await stat(kept).catch(() => undefined);
    if (there?.size !== bytes.length) await writeFileAtomically(kept, bytes);
    await utimes(kept, now / 1000, now / 1000);
  }
  const all = await Promise.all(
    (await namesIn(into)).map(async (name) => ({ name, ...(await measure(join(into, name))) })),
  );
  let total = 0;
  for (const { name, bytes, used } of all.sort((one, other) => other.used - one.used)) {
    total += bytes;
    if (used < now - longest || total > most) await rm(join(into, name), { force: true });
  }
}

/** One name, no folder, nothing hidden. */
const assetAddress = /^\/assets\/([\w-][\w.-]*)$/;

/** Every asset by its name on disk, each with its encodings. */
const assetsIn = (files: Keeping['files']): [name: string, bytes: Uint8Array][] =>
  [...files].flatMap(([path, file]) => {
    const name = assetAddress.exec(path)?.[1];
    return name === undefined ? [] : variantsOf(name, file);
  });

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Another server may have dropped the file meanwhile: then it has no bytes. */
const measure = (file: string): Promise<{ bytes: number; used: Instant }> =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ bytes: size, used: mtimeMs }),
    () => ({ bytes: 0, used: 0 }),
  );

/**
 * The files of this build, and after them the assets kept in some folders. Those are read from disk when somebody asks:
 * few do, for a few days, and what another server puts there later is found too.
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
    get(path) {
      const name = assetAddress.exec(path)?.[1];
      return files.get(path) ?? (name === undefined ? undefined : find(name));
    },
  };
}
