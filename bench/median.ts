/** The median; of an even count, the larger of the two middle numbers. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
