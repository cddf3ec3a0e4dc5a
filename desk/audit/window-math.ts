import type { TimeWindow } from '#core/time/time-window.ts';

const start = ({ opens = Number.NEGATIVE_INFINITY }: TimeWindow) => opens;
const end = ({ closes = Number.POSITIVE_INFINITY }: TimeWindow) => closes;

const windowBetween = (opens: number, closes: number): TimeWindow => ({
  ...(opens > Number.NEGATIVE_INFINITY && { opens }),
  ...(closes < Number.POSITIVE_INFINITY && { closes }),
});

/** The intersection of two windows; undefined if they do not overlap. */
export function intersection(one: TimeWindow, other: TimeWindow): TimeWindow | undefined {
  const [opens, closes] = [Math.max(start(one), start(other)), Math.min(end(one), end(other))];
  return opens < closes ? windowBetween(opens, closes) : undefined;
}

/** The parts of a window in which none of the others is open, in order. */
export function gaps(window: TimeWindow, others: readonly TimeWindow[]): TimeWindow[] {
  const remaining: TimeWindow[] = [];
  let from = start(window);
  for (const other of others.toSorted((a, b) => start(a) - start(b))) {
    if (start(other) > from) remaining.push(windowBetween(from, Math.min(start(other), end(window))));
    from = Math.max(from, end(other));
    if (from >= end(window)) break;
  }
  if (from < end(window)) remaining.push(windowBetween(from, end(window)));
  return remaining.filter((gap) => start(gap) < end(window));
}

export const endsAfter = (window: TimeWindow, instant: number): boolean => end(window) > instant;
