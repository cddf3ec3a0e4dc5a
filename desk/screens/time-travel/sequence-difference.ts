/** A stretch in which two sequences differ: from `from` to `to` (not included) of each; one of them may be empty. */
export interface Stretch {
  before: { from: number; to: number };
  after: { from: number; to: number };
}

/** Most cells of the table that is filled to compare; longer middles are told apart as a whole. */
const mostCells = 16_000_000;

/** Where two sequences differ, in order: what their longest common subsequence leaves over. */
export function sequenceDifference(before: readonly string[], after: readonly string[]): Stretch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1])
    [endBefore, endAfter] = [endBefore - 1, endAfter - 1];
  const [rows, columns] = [endBefore - start, endAfter - start];
  if (rows === 0 && columns === 0) return [];
  const whole = { before: { from: start, to: endBefore }, after: { from: start, to: endAfter } };
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return [whole];
  const longest = commonLengths(before.slice(start, endBefore), after.slice(start, endAfter));
  return stretchesOf(before, after, longest, start, rows, columns);
}

/** For each pair of ends, the length of the longest common subsequence of what comes from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [diagonal, down, right] = [
        lengths[(row + 1) * width + column + 1] ?? 0,
        lengths[(row + 1) * width + column] ?? 0,
        lengths[row * width + column + 1] ?? 0,
      ];
      lengths[row * width + column] = before[row] === after[column] ? diagonal + 1 : Math.max(down, right);
    }
  }
  return lengths;
}

function stretchesOf(
  before: readonly string[],
  after: readonly string[],
  lengths: Uint16Array,
  start: number,
  rows: number,
  columns: number,
): Stretch[] {
  const width = columns + 1;
  const stretches: Stretch[] = [];
  let [row, column] = [0, 0];
  let open: Stretch | undefined;
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[start + row] === after[start + column]) {
      open = undefined;
      row += 1;
      column += 1;
      continue;
    }
    if (!open) {
      open = { before: { from: start + row, to: start + row }, after: { from: start + column, to: start + column } };
      stretches.push(open);
    }
    const takesBefore =
      column >= columns ||
      (row < rows && (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0));
    if (takesBefore) row += 1;
    else column += 1;
    open.before.to = start + row;
    open.after.to = start + column;
  }
  return stretches;
}
