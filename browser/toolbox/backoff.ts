/** Milliseconds to wait after the nth failure (from 0): doubles from `first` up to `most`. */
export const backoff = (failures: number, first = 1_000, max = 60_000): number =>
  Math.min(max, first * 2 ** Math.min(failures, 30));
