import { formatLocalDay, localTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../finding.ts';
import { writtenEdges } from '../../written-edges.ts';

/** Finds windows in content that closed in an earlier year. Events of a timeline are history and stay. */
export const pastWindows: Check = (content) =>
  writtenEdges(content)
    .filter(
      ({ end, instant, edition, window }) =>
        end === 'closes' &&
        window.kind !== 'event' &&
        localTime(instant, edition).year < localTime(content.now, edition).year,
    )
    .map(({ file, path, edition, instant, window }) => ({
      check: 'past-window',
      severity: 'note',
      file,
      path,
      edition,
      instant,
      slug: window.slug,
      actual: `${window.name}, over since ${formatLocalDay(instant, edition)}`,
      fix: 'Remove it, unless it is kept on purpose.',
    }));
