/** Keeps what was made for at most so many keys; of more, the least recently used go first. */
export class BoundedCache<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value of a key: as it was made before, else made now. Where `make` throws, nothing is kept. */
  get(key: Key, make: () => Value): Value {
    const cached = this.#values.get(key);
    const value = cached ?? make();
    // A map keeps the order in which keys were set: the first is the one that nobody asked for the longest.
    if (cached !== undefined) this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as Key);
    return value;
  }
}
