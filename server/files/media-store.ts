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
 * Pictures, clips and guides that were given, by addresses that carry a hash: pages of an earlier build, in caches and
 * open tabs, name some that the present one does not have.
 */
export interface MediaStore {
  /** What was given at an address; undefined where nothing was, or not for long. */
  find(pathname: string): Promise<Bytes | undefined>;
  /** Keeps what is given now for the next build. That it cannot be is said in the log, once until it can again. */
  keep(pathname: string, bytes: Uint8Array): Promise<void>;
}

/**
 * After this time it is looked again whether what was kept is still there, in ms: the folder may be emptied at any
 * time.
 */
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
 * How to read what is given at an address: by `read` where this build gives it, which is then kept, else what an
 * earlier one left. Undefined where neither is.
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
  /** Whether this build gives something at an address. */
  isGiven: (pathname: string) => boolean;
  now: Instant;
}

/**
 * Drops what no build has given for long. A file's time of change says when it was last in use, so that it is called
 * again while the build is served.
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

/** The address without its first folder: it holds no `..`, for its form was checked. */
const nameOf = (pathname: string): string => pathname.slice('/media/'.length);
