export class BoundedCache<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #maxSize: number;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get size(): number {
    return this.#values.size;
  }

  /** Returns the cached value of a key, or makes it. Nothing is cached if `make` throws. */
  get(key: Key, make: () => Value): Value {
    const cached = this.#values.get(key);
    const value = cached ?? make();
    // A map keeps insertion order: its first key is the least recently used.
    if (cached !== undefined) this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#maxSize) this.#values.delete(this.#values.keys().next().value as Key);
    return value;
  }
}
