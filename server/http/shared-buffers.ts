import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Everybody who is sent the same thing at the same time is sent bytes of the same memory, so that any number of slow
 * readers hold one copy. `make` is asked when nobody holds it any more; those who ask meanwhile wait for the same
 * answer. What waits in a socket is another view than the one that was handed out, so that it is the memory below that
 * is looked after, and nothing else may lie in it.
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

/** Reads the files of a folder, for everybody at the same time once. */
export function shareFileBuffers(folder: string): (name: string) => Promise<Bytes> {
  const shared = shareBuffer();
  return (name) => shared(name, async () => new Uint8Array(await readFile(join(folder, name))));
}
