export type Tree = Record<string, unknown>;

/** Returns true for a value with keys, but not for a list. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at the end of these keys; undefined if there is none. */
export const valueAt = (tree: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], tree);

/** The value of a key that somebody else chose, such as one in an address: `constructor` is none. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
