import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Shares one copy of the same bytes among concurrent responses, so that many slow readers do not multiply memory.
 * `make` is called if nobody holds the bytes; concurrent callers wait for the same promise. A socket holds another view
 * than the one handed out, so the weak reference is to the underlying buffer, which must contain nothing else.
 */
export function shareBuffer(): (name: string, make: () => Promise<Bytes>) => Promise<Bytes> {
  const underWay = new Map<string, Promise<Bytes>>();
  const held = new Map<string, WeakRef<ArrayBuffer>>();
  const gone = new FinalizationRegistry<string>((name) => {
    if (held.get(name)?.deref() === undefined) held.delete(name);
  });
  const makeOnce = (name: string, make: () => Promise<Bytes>) => {
    const bytes = make()
      .then((made) => {
        const own = made.length === made.buffer.byteLength ? made : new Uint8Array(made);
        held.set(name, new WeakRef(own.buffer));
        gone.register(own.buffer, name);
        return own;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, bytes);
    return bytes;
  };
  return async (name, make) => {
    const memory = held.get(name)?.deref();
    return memory ? new Uint8Array(memory) : (underWay.get(name) ?? makeOnce(name, make));
  };
}

/** Reads files of a folder into shared buffers. */
export function shareFileBuffers(folder: string): (name: string) => Promise<Bytes> {
  const shared = shareBuffer();
  return (name) => shared(name, async () => new Uint8Array(await readFile(join(folder, name))));
}
