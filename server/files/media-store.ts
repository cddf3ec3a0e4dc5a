import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#rules/time/instant.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import type { Log } from '../log/log.ts';
import { retentionMs } from './asset-retention.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Read = () => Promise<Bytes>;

/**
 * Pictures, clips and guides that were served, by URLs with a hash. Pages of an earlier build, in caches and open tabs,
 * use some that the current build does not have.
 */
export interface MediaStore {
  /** What was served at a path; undefined if nothing is retained. */
  find(pathname: string): Promise<Bytes | undefined>;
  /** Retains what is served now for the next build. Failures are logged once until it works again. */
  keep(pathname: string, bytes: Uint8Array): Promise<void>;
}

/** After this time, in ms, the file is checked again: somebody may have emptied the folder. */
const lookAgainAfter = 3_600_000;

export function openMediaStore(folder: string, log: Log, time: () => number = () => performance.now()): MediaStore {
  const read = shareFileBuffers(folder);
  const kept = new Map<string, number>();
  let isTold = false;
  return {
    find: (pathname) => read(nameOf(pathname)).catch(() => undefined),
    async keep(pathname, bytes) {
      const now = time();
      if (now - (kept.get(pathname) ?? -lookAgainAfter) < lookAgainAfter) return;
      kept.set(pathname, now);
      const file = join(folder, nameOf(pathname));
      try {
        const there = await stat(file).catch(() => undefined);
        if (there?.size !== bytes.length) await writeFileAtomically(file, bytes);
        isTold = false;
      } catch (error) {
        kept.delete(pathname);
        if (!isTold)
          log.warn(
            { error: (error as Error).message, address: pathname },
            'a picture, clip or guide could not be kept',
          );
        isTold = true;
      }
    },
  };
}

/**
 * A reader for what a path serves: `read` if this build has it (the result is then retained), else what an earlier
 * build left. Undefined if there is neither.
 */
export async function readerOf(kept: MediaStore, pathname: string, read: Read | undefined): Promise<Read | undefined> {
  if (!read) {
    const earlier = await kept.find(pathname);
    return earlier && (() => Promise.resolve(earlier));
  }
  return async () => {
    const bytes = await read();
    void kept.keep(pathname, bytes);
    return bytes;
  };
}

interface Sweep {
  folder: string;
  /** Whether this build serves something at a path. */
  isGiven: (pathname: string) => boolean;
  now: Instant;
}

/**
 * Deletes what no build has served for long. The modification time is the time of last use, so a server calls this
 * again and again.
 */
export async function sweepMediaStore({ folder, isGiven, now }: Sweep): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (isGiven(`/media/${file.slice(folder.length + 1)}`)) await utimes(file, now / 1000, now / 1000);
    else if (((await stat(file).catch(() => undefined))?.mtimeMs ?? now) < now - retentionMs)
      await rm(file, { force: true });
  }
}

/** The path without `/media/`. It cannot contain `..`, because its form was checked. */
const nameOf = (pathname: string): string => pathname.slice('/media/'.length);
