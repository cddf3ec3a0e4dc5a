import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Shares one copy of the same bytes among concurrent responses, so that many slow readers do not multiply memory. A
 * socket holds another view than the one handed out, so the weak reference is to the underlying buffer, which must
 * contain nothing else.
 */
export class SharedBuffers {
  readonly #buffers = new Map<string, WeakRef<ArrayBuffer>>();
  readonly #finalizer = new FinalizationRegistry<string>((name) => {
    if (this.#buffers.get(name)?.deref() === undefined) this.#buffers.delete(name);
  });

  get(name: string): Bytes | undefined {
    const buffer = this.#buffers.get(name)?.deref();
    return buffer && new Uint8Array(buffer);
  }

  add(name: string, bytes: Bytes): Bytes {
    const ownBytes = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    this.#buffers.set(name, new WeakRef(ownBytes.buffer));
    this.#finalizer.register(ownBytes.buffer, name);
    return ownBytes;
  }
}

/** Reads files of a folder into shared buffers. Concurrent callers wait for the same read. */
export function shareFileBuffers(folder: string): (name: string) => Promise<Bytes> {
  const shared = new SharedBuffers();
  const pending = new Map<string, Promise<Bytes>>();
  const readOnce = (name: string) => {
    const bytes = readFile(join(folder, name))
      .then((file) => shared.add(name, new Uint8Array(file)))
      .finally(() => pending.delete(name));
    pending.set(name, bytes);
    return bytes;
  };
  return async (name) => shared.get(name) ?? pending.get(name) ?? readOnce(name);
}
