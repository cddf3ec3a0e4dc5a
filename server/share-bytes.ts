import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Everybody who is sent the same thing at the same time is sent the same bytes, so that any number of slow readers hold one copy. `make` is asked when
 * nobody holds them any more; those who ask meanwhile wait for the same answer.
 */
export function shareBytes(): (name: string, make: () => Promise<Bytes>) => Promise<Bytes> {
  const underWay = new Map<string, Promise<Bytes>>();
  const held = new Map<string, WeakRef<Bytes>>();
  const gone = new FinalizationRegistry<string>((name) => {
    if (held.get(name)?.deref() === undefined) held.delete(name);
  });
  const makeOnce = (name: string, make: () => Promise<Bytes>) => {
    const bytes = make()
      .then((made) => {
        held.set(name, new WeakRef(made));
        gone.register(made, name);
        return made;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, bytes);
    return bytes;
  };
  return async (name, make) => held.get(name)?.deref() ?? underWay.get(name) ?? makeOnce(name, make);
}

/** Reads the files of a folder, for everybody at the same time once. */
export function shareFiles(folder: string): (name: string) => Promise<Bytes> {
  const shared = shareBytes();
  return (name) => shared(name, async () => new Uint8Array(await readFile(join(folder, name))));
}
