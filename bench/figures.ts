export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** The middle number, or the mean of the two middle ones. NaN for an empty list. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (lower + upper) / 2;
}
