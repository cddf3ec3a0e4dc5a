/** The one in the middle of so many numbers; of an even count, the larger of the two. */
export const middle = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
