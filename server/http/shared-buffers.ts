import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Shares one copy of the same bytes among concurrent responses, so that many slow readers do not multiply memory.
 * `make` is called if nobody holds the bytes; concurrent callers wait for the same promise. A socket holds another view
 * than the one handed out, so the weak reference is to the underlying buffer, which must contain nothing else.
 */
export function shareBuffer(): (name: string, make: () => Promise<Bytes>) => Promise<Bytes> {
  const pending = new Map<string, Promise<Bytes>>();
  const buffers = new Map<string, WeakRef<ArrayBuffer>>();
  const finalizer = new FinalizationRegistry<string>((name) => {
    if (buffers.get(name)?.deref() === undefined) buffers.delete(name);
  });
  const makeOnce = (name: string, make: () => Promise<Bytes>) => {
    const bytes = make()
      .then((result) => {
        const ownBytes = result.length === result.buffer.byteLength ? result : new Uint8Array(result);
        buffers.set(name, new WeakRef(ownBytes.buffer));
        finalizer.register(ownBytes.buffer, name);
        return ownBytes;
      })
      .finally(() => pending.delete(name));
    pending.set(name, bytes);
    return bytes;
  };
  return async (name, make) => {
    const buffer = buffers.get(name)?.deref();
    return buffer ? new Uint8Array(buffer) : (pending.get(name) ?? makeOnce(name, make));
  };
}

/** Reads files of a folder into shared buffers. */
export function shareFileBuffers(folder: string): (name: string) => Promise<Bytes> {
  const shareBytes = shareBuffer();
  return (name) => shareBytes(name, async () => new Uint8Array(await readFile(join(folder, name))));
}
