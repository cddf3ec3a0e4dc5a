import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Instant } from '#core/time/instant.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import type { Log } from '../log/log.ts';
import { retentionMs } from './asset-retention.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Read = () => Promise<Bytes>;

export type MediaStore = ReturnType<typeof openMediaStore>;

/** After this time, in ms, the file is checked again: somebody may have emptied the folder. */
const recheckAfterMs = 3_600_000;
/** Memory for encoded pictures that are not written, in bytes: room for some thousand. */
const maxUnwrittenBytes = 32 * 2 ** 20;

interface MediaStoreOptions {
  time?: () => number;
  maxUnwritten?: number;
}

/**
 * Opens the store of pictures, clips, manuals and models that were served, by URLs with a hash. Pages of an earlier
 * build, in caches and open tabs, use some that the current build does not have.
 */
export function openMediaStore(
  folder: string,
  log: Log,
  { time = () => performance.now(), maxUnwritten = maxUnwrittenBytes }: MediaStoreOptions = {},
) {
  const readStored = shareFileBuffers(folder);
  const checkedAt = new Map<string, number>();
  const unwritten = new LRUCache<string, Bytes>({ maxSize: maxUnwritten, sizeCalculation: ({ length }) => length });
  let hasWarned = false;

  /** Retains the bytes that are served now for the next build. Failures are logged once until it works again. */
  async function retain(pathname: string, bytes: Bytes): Promise<void> {
    const now = time();
    if (now - (checkedAt.get(pathname) ?? -recheckAfterMs) < recheckAfterMs) return;
    checkedAt.set(pathname, now);
    const file = join(folder, fileNameOf(pathname));
    try {
      const existing = await stat(file).catch(() => undefined);
      if (existing?.size !== bytes.length) await writeFileAtomically(file, bytes);
      unwritten.delete(pathname);
      hasWarned = false;
    } catch (error) {
      checkedAt.delete(pathname);
      if (!hasWarned)
        log.warn(
          { error: (error as Error).message, address: pathname, memory: maxUnwritten },
          'media could not be stored for later builds; encoded pictures stay in memory as far as there is room',
        );
      hasWarned = true;
    }
  }

  return {
    /** Returns the bytes that were served at a path; undefined if nothing is retained. */
    find: async (pathname: string): Promise<Bytes | undefined> =>
      unwritten.get(pathname) ?? (await readStored(fileNameOf(pathname)).catch(() => undefined)),
    retain,
    /** Retains bytes that were just encoded. While they cannot be written they stay in memory. */
    retainEncoded(pathname: string, bytes: Bytes): Promise<void> {
      unwritten.set(pathname, bytes);
      // It was encoded because it is not there, whenever that was checked last.
      checkedAt.delete(pathname);
      return retain(pathname, bytes);
    },
  };
}

/**
 * Returns a reader for the bytes at a path: `read` if this build has them (the result is then retained), else those of
 * an earlier build. Undefined if there is neither.
 */
export async function readerOf(store: MediaStore, pathname: string, read: Read | undefined): Promise<Read | undefined> {
  if (!read) {
    const stored = await store.find(pathname);
    return stored && (() => Promise.resolve(stored));
  }
  return async () => {
    const bytes = await read();
    void store.retain(pathname, bytes);
    return bytes;
  };
}

interface SweepOptions {
  folder: string;
  isServed: (pathname: string) => boolean;
  now: Instant;
}

/**
 * Deletes files that no build has served for long. The modification time is the time of last use, so a server calls
 * this again and again.
 */
export async function sweepMediaStore({ folder, isServed, now }: SweepOptions): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (isServed(`/media/${file.slice(folder.length + 1)}`)) await utimes(file, now / 1000, now / 1000);
    else if (((await stat(file).catch(() => undefined))?.mtimeMs ?? now) < now - retentionMs)
      await rm(file, { force: true });
  }
}

/** The path without `/media/`. It cannot contain `..`, because its form was checked. */
const fileNameOf = (pathname: string): string => pathname.slice('/media/'.length);
