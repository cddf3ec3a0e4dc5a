/** Each value of a JSON text with its path, in the order of the keys: `offers.0.price: 12`. */
export function jsonLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [`${path}: ${JSON.stringify(value)}`];
  const entries = Array.isArray(value) ? Object.entries(value) : Object.entries(value).sort(byKey);
  return entries.flatMap(([key, entry]) => jsonLines(entry, path === '' ? key : `${path}.${key}`));
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);
