/** Serialises an island's props as JSON. In development it throws when they would not survive the round trip. */
export function serialiseProps(name: string, props: object): string {
  if (import.meta.env.DEV) assertPlainJson(name, props, 'props');
  return JSON.stringify(props);
}

function assertPlainJson(name: string, value: unknown, path: string): void {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlainObject =
    typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  if (Array.isArray(value) || isPlainObject) {
    for (const [key, entry] of Object.entries(value)) assertPlainJson(name, entry, `${path}.${key}`);
    return;
  }
  throw new Error(
    `${path} of the island "${name}" is not plain JSON (${describeValue(value)}); pass strings, numbers, arrays and plain objects`,
  );
}

function describeValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(typeof value);
  return '$$typeof' in value ? 'a React element' : (Object.getPrototypeOf(value)?.constructor?.name ?? 'an object');
}
