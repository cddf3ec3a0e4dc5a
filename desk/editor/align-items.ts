import { isDeepStrictEqual } from 'node:util';

/**
 * Finds the old index of each entry of a new list: an equal entry, else one with the same `id` or `key`, else the one
 * at the same place if both lists are equally long. Undefined for new entries. Each old entry is used once.
 */
export function alignItems(old: readonly unknown[], current: readonly unknown[]): (number | undefined)[] {
  const usedIndexes = new Set<number>();
  const use = (index: number) => {
    if (index < 0) return undefined;
    usedIndexes.add(index);
    return index;
  };
  const equalEntries = current.map((entry, place) => {
    const atPlace = place < old.length && !usedIndexes.has(place) && isDeepStrictEqual(old[place], entry) ? place : -1;
    return use(
      atPlace >= 0
        ? atPlace
        : old.findIndex(
            (other, index) =>
              !usedIndexes.has(index) && !isDeepStrictEqual(current[index], other) && isDeepStrictEqual(other, entry),
          ),
    );
  });
  const namedEntries = current.map((entry, place) => {
    const name = nameOf(entry);
    return (
      equalEntries[place] ??
      (name === undefined
        ? undefined
        : use(old.findIndex((other, index) => !usedIndexes.has(index) && nameOf(other) === name)))
    );
  });
  return current.map(
    (_, place) =>
      namedEntries[place] ?? (old.length === current.length && !usedIndexes.has(place) ? use(place) : undefined),
  );
}

const nameOf = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, key } = entry as { id?: unknown; key?: unknown };
  return id ?? key;
};
