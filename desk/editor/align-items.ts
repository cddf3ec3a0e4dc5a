import { isDeepStrictEqual } from 'node:util';

/**
 * Finds the old index of each entry of a new list: an equal entry, else one with the same `id` or `key`, else the one
 * at the same place if both lists are equally long. Undefined for new entries. Each old entry is used once.
 */
export function alignItems(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const taken = new Set<number>();
  const take = (index: number) => {
    if (index < 0) return undefined;
    taken.add(index);
    return index;
  };
  const same = now.map((entry, place) => {
    const atPlace = place < old.length && !taken.has(place) && isDeepStrictEqual(old[place], entry) ? place : -1;
    return take(
      atPlace >= 0
        ? atPlace
        : old.findIndex(
            (other, index) =>
              !taken.has(index) && !isDeepStrictEqual(now[index], other) && isDeepStrictEqual(other, entry),
          ),
    );
  });
  const named = now.map((entry, place) => {
    const name = nameOf(entry);
    return (
      same[place] ??
      (name === undefined
        ? undefined
        : take(old.findIndex((other, index) => !taken.has(index) && nameOf(other) === name)))
    );
  });
  return now.map(
    (_, place) => named[place] ?? (old.length === now.length && !taken.has(place) ? take(place) : undefined),
  );
}

const nameOf = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, key } = entry as { id?: unknown; key?: unknown };
  return id ?? key;
};
