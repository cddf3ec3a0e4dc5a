import { formatLocalDay, localTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import { findingAt, writtenEdges } from '../../written-edges.ts';

/** Finds windows in content that closed in an earlier year. Events of a timeline are history and stay. */
export const pastWindows: Check = (content) =>
  writtenEdges(content).flatMap((edge) => {
    const { end, instant, edition, window } = edge;
    if (end !== 'closes' || window.kind === 'event') return [];
    if (localTime(instant, edition).year >= localTime(content.now, edition).year) return [];
    const actual = `${window.name}, over since ${formatLocalDay(instant, edition)}`;
    const fix = 'Remove it, unless it is kept on purpose.';
    return findingAt(edge, { check: 'past-window', severity: 'note', actual, fix });
  });
