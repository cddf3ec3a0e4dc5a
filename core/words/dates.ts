import { type EditionCode, editions, formatLocale, languageFacts } from '../place/editions.ts';
import type { Instant } from '../time/instant.ts';
import { memoize } from './memoize.ts';
import { writeDate, writeDates } from './write-date.ts';

type DateShape = 'day' | 'year' | 'month' | 'time';

const options: Record<DateShape, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
};

/** Creating a format takes longer than using it a hundred times. */
export const dateFormat = memoize((edition: EditionCode, shape: DateShape) => {
  const { timeZone } = editions[edition];
  return new Intl.DateTimeFormat(formatLocale(edition), { timeZone, ...options[shape] });
});

/** A day in the edition's time zone: `21 November`, `21. November`, `November 21`; with `year`, the year too. */
export const formatDay = (instant: Instant, edition: EditionCode, shape: 'day' | 'year' = 'day'): string =>
  withNoBreakSpaces(writeDate(dateFormat(edition, shape), instant), edition);

/**
 * Formats a calendar day, `2024-12-10`, with its year. Noon in London is the same day in every edition. Throws a
 * RangeError that says how to write it.
 */
export function formatDate(day: string, edition: EditionCode): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon)) throw new RangeError(`"${day}" is not a day; write it like 2024-12-10`);
  return formatDay(noon, edition, 'year');
}

export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The days of a window, both ends included: `14–21 November`, `November 14–21`, `30 November – 2 December`. */
export const formatDays = ({ opens, closes }: { opens: Instant; closes: Instant }, edition: EditionCode): string =>
  withNoBreakSpaces(writeDates(dateFormat(edition, 'day'), opens, closes - 1), edition).replace(
    /(?<=\b\d{1,2})\s–\s(?=\d)/u,
    '–',
  );

export const withNoBreakSpaces = (text: string, edition: EditionCode): string =>
  languageFacts(editions[edition].lang).keepsNumbersWithNouns
    ? text.replaceAll(/(?<=\d(?:er)?) (?=\p{L})/gu, '\u00a0')
    : text;

/** A time of day with its zone: `09:00 GMT`, `9 a.m. ET`, `9:00 Uhr MEZ`, `9 h (heure de Paris)`. */
export function formatTime(instant: Instant, edition: EditionCode): string {
  const { time = '{hh}:{mm} {zone}', wholeHour = time, zone: zoneName } = editions[edition].clock ?? {};
  const parts = dateFormat(edition, 'time').formatToParts(instant);
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
