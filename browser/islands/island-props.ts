/** Serialises an island's props as JSON. In development it throws when they would not survive the round trip. */
export const serialiseProps = (name: string, props: object): string =>
  JSON.stringify(props, import.meta.env.DEV ? refuseAllButJson(name) : undefined);

/** A replacer that reads values itself, because `JSON.stringify` passes on the results of their `toJSON`. */
const refuseAllButJson = (name: string) =>
  function refuse(this: Record<string, unknown>, key: string): unknown {
    const value = this[key];
    const isPlainObject =
      typeof value === 'object' && value !== null && value.constructor === Object && !('$$typeof' in value);
    if (value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
      return value;
    if (isPlainObject || Array.isArray(value)) return value;
    throw new Error(
      `"${key}" in the props of the island "${name}" is not plain JSON; pass strings, numbers, arrays and plain objects`,
    );
  };
