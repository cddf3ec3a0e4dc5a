/**
 * Returns a function that makes the value of each combination of arguments once. For few combinations only: it forgets
 * none. Nothing is remembered if `make` throws.
 */
export function memoize<Arguments extends (string | number)[], Value>(
  make: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const values = new Map<string, Value>();
  return (...args) => {
    const key = args.join(' ');
    const value = values.get(key) ?? make(...args);
    values.set(key, value);
    return value;
  };
}
