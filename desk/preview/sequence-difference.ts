// Not from 'diff': the build keeps unused modules of packages.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A difference between two sequences: from `from` to `to` (exclusive) in each; one of them may be empty. */
export interface Stretch {
  before: { from: number; to: number };
  after: { from: number; to: number };
}

/** A comparison with this many differing entries takes up to a second, and grows with their square. */
const maxEditLength = 4000;

/** The stretches in which two sequences differ, in order; a single one if over `maxEditLength` entries differ. */
export function sequenceDifference(before: readonly string[], after: readonly string[]): Stretch[] {
  const changes = diffArrays([...before], [...after], { maxEditLength });
  if (!changes) return [{ before: { from: 0, to: before.length }, after: { from: 0, to: after.length } }];
  const stretches: Stretch[] = [];
  let position = { before: 0, after: 0 };
  let current: Stretch | undefined;
  for (const { added, removed, count } of changes) {
    const start = position;
    position = { before: start.before + (added ? 0 : count), after: start.after + (removed ? 0 : count) };
    if (!added && !removed) {
      current = undefined;
      continue;
    }
    if (!current) {
      current = { before: { from: start.before, to: 0 }, after: { from: start.after, to: 0 } };
      stretches.push(current);
    }
    current.before.to = position.before;
    current.after.to = position.after;
  }
  return stretches;
}
