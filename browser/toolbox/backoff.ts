/** Milliseconds to wait after the nth failure (from 0): doubles from a second up to a minute. */
export const backoff = (failures: number): number => Math.min(60_000, 1_000 * 2 ** failures);
