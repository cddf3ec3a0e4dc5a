import type { EditionCode } from '../place/editions.ts';
import { editionCodes, editions, formatsOf, languageFacts } from '../place/editions.ts';
import type { ExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import { parseInstant } from '../time/instant.ts';
import { BoundedCache } from './bounded-cache.ts';

type DateShape = 'day' | 'year' | 'month' | 'time';

const options: Record<DateShape, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
};

/** Creating a format takes longer than using it a hundred times. */
const formats = new BoundedCache<string, Intl.DateTimeFormat>(Object.keys(options).length * editionCodes.length);

function formatOf(edition: EditionCode, shape: DateShape): Intl.DateTimeFormat {
  const { timeZone } = editions[edition];
  return formats.get(
    `${edition} ${shape}`,
    () => new Intl.DateTimeFormat(formatsOf(edition), { timeZone, ...options[shape] }),
  );
}

/** A day in the edition's time zone: `21 November`, `21. November`, `November 21`; with `year`, the year too. */
export const formatDay = (instant: Instant, edition: EditionCode, shape: 'day' | 'year' = 'day'): string =>
  withNoBreakSpaces(formatOf(edition, shape).format(instant), edition);

/** Formats a calendar day, `2024-12-10`, with its year. Noon in London is the same day in every edition. */
export const formatDate = (day: string, edition: EditionCode): string =>
  formatDay(parseInstant(`${day}T12:00:00Z`), edition, 'year');

function formatQuarter(year: number, index: number, lang: string): string {
  const { quarter = 'Q{quarter} {year}', ordinals } = languageFacts(lang);
  return fillPattern(quarter, { year: String(year), quarter: ordinals?.[index] ?? String(index + 1) });
}

const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A day, month or quarter with its year: `30 November 2025`, `August 2025`, `Q4 2025`, `4. Quartal 2025`. */
export function formatExpectedTime({ kind, starts }: ExpectedTime, edition: EditionCode): string {
  if (kind === 'day') return formatDate(starts.toString(), edition);
  if (kind === 'month') {
    const instant = starts.toZonedDateTime(editions[edition].timeZone).epochMilliseconds;
    return withNoBreakSpaces(formatOf(edition, 'month').format(instant), edition);
  }
  const quarter = formatQuarter(starts.year, Math.ceil(starts.month / 3) - 1, editions[edition].lang);
  return withNoBreakSpaces(quarter, edition);
}

/** The year in the edition's time zone. */
export const yearOf = (instant: Instant, edition: EditionCode): string => String(toZonedTime(instant, edition).year);

/** An ISO time with the offset of the edition's time zone: `2025-09-22T01:00:00+02:00`. */
export const formatWithOffset = (instant: Instant, edition: EditionCode): string =>
  toZonedTime(instant, edition).toString({ timeZoneName: 'never', smallestUnit: 'second' });

const toZonedTime = (instant: Instant, edition: EditionCode) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(editions[edition].timeZone);

/** The days of a window, both ends included: `14–21 November`, `30 November – 2 December`. */
export const formatDays = ({ opens, closes }: { opens: Instant; closes: Instant }, edition: EditionCode): string =>
  withNoBreakSpaces(formatOf(edition, 'day').formatRange(opens, closes - 1), edition);

const withNoBreakSpaces = (text: string, edition: EditionCode): string =>
  languageFacts(editions[edition].lang).keepsNumbersWithNouns ? text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0') : text;

/**
 * A time of day with its zone: `09:00 GMT`, `9 a.m. ET`, `11:59 p.m. ET`, `9:00 Uhr MEZ`, `9 h (heure de Paris)`.
 */
export function formatTime(instant: Instant, edition: EditionCode): string {
  const { time = '{hh}:{mm} {zone}', wholeHour = time, zone: zoneName } = editions[edition].clock ?? {};
  const parts = formatOf(edition, 'time').formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const [hh, mm] = [part('hour'), part('minute')];
  const hour = Number(hh);
  return fillPattern(mm === '00' ? wholeHour : time, {
    hh,
    h: String(hour),
    h12: String(hour % 12 || 12),
    half: hour < 12 ? 'a.m.' : 'p.m.',
    mm,
    zone: zoneName?.replaceAll(' ', '\u00a0') ?? part('timeZoneName'),
  });
}
