import { type EditionCode, editions, languageFacts } from '../place/editions.ts';
import type { ExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import { dateFormat, fillPattern, formatDate, withNoBreakSpaces } from './dates.ts';

/* These need Temporal, which supported browsers lack: only servers load them. */

/** A day, month or quarter with its year: `30 November 2025`, `August 2025`, `Q4 2025`, `4. Quartal 2025`. */
export function formatExpectedTime({ kind, starts }: ExpectedTime, edition: EditionCode): string {
  if (kind === 'day') return formatDate(starts.toString(), edition);
  if (kind === 'month') {
    const instant = starts.toZonedDateTime(editions[edition].timeZone).epochMilliseconds;
    return withNoBreakSpaces(dateFormat(edition, 'month').format(instant), edition);
  }
  const { quarter: pattern = 'Q{quarter} {year}', ordinals } = languageFacts(editions[edition].lang);
  const quarter = Math.ceil(starts.month / 3);
  const written = { year: String(starts.year), quarter: ordinals?.[quarter - 1] ?? String(quarter) };
  return withNoBreakSpaces(fillPattern(pattern, written), edition);
}

export const formatYear = (instant: Instant, edition: EditionCode): string =>
  String(toZonedTime(instant, edition).year);

/** An ISO time with the offset of the edition's time zone: `2025-09-22T01:00:00+02:00`. */
export const formatWithOffset = (instant: Instant, edition: EditionCode): string =>
  toZonedTime(instant, edition).toString({ timeZoneName: 'never', smallestUnit: 'second' });

const toZonedTime = (instant: Instant, edition: EditionCode) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(editions[edition].timeZone);
