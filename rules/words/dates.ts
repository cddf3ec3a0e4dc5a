import type { EditionCode } from '../place/editions.ts';
import { editionCodes, editions } from '../place/editions.ts';
import type { ExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import { parseInstant } from '../time/instant.ts';
import { BoundedCache } from './bounded-cache.ts';

type Language = 'en' | 'de' | 'fr' | 'ja' | 'ko' | 'zh';
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
  const { lang, timeZone } = editions[edition];
  /* Intl has no data for `en-EU`; the edition uses British formats. */
  const locale = lang === 'en-EU' ? 'en-GB' : lang;
  return formats.get(`${edition} ${shape}`, () => new Intl.DateTimeFormat(locale, { timeZone, ...options[shape] }));
}

/** A day in the edition's time zone: `21 November`, `21. November`, `November 21`; with `year`, the year too. */
export const formatDay = (instant: Instant, edition: EditionCode, shape: 'day' | 'year' = 'day'): string =>
  withNoBreakSpaces(formatOf(edition, shape).format(instant), edition);

/** Formats a calendar day, `2024-12-10`, with its year. Noon in London is the same day in every edition. */
export const formatDate = (day: string, edition: EditionCode): string =>
  formatDay(parseInstant(`${day}T12:00:00Z`), edition, 'year');

const quarters: Record<Language, (year: number, quarter: number) => string> = {
  en: (year, quarter) => `Q${quarter} ${year}`,
  de: (year, quarter) => `${quarter}. Quartal ${year}`,
  fr: (year, quarter) => `${quarter}${quarter === 1 ? 'er' : 'e'} trimestre ${year}`,
  ja: (year, quarter) => `${year}年第${quarter}四半期`,
  ko: (year, quarter) => `${year}년 ${quarter}분기`,
  zh: (year, quarter) => `${year}年第${'一二三四'.charAt(quarter - 1)}季度`,
};

/** A day, month or quarter with its year: `30 November 2025`, `August 2025`, `Q4 2025`, `4. Quartal 2025`. */
export function formatExpectedTime({ kind, starts }: ExpectedTime, edition: EditionCode): string {
  if (kind === 'day') return formatDate(starts.toString(), edition);
  if (kind === 'month') {
    const instant = starts.toZonedDateTime(editions[edition].timeZone).epochMilliseconds;
    return withNoBreakSpaces(formatOf(edition, 'month').format(instant), edition);
  }
  const language = editions[edition].lang.slice(0, 2) as Language;
  return withNoBreakSpaces(quarters[language](starts.year, Math.ceil(starts.month / 3)), edition);
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

/** In French a line must not break between a number and its noun. */
const withNoBreakSpaces = (text: string, edition: EditionCode): string =>
  edition === 'fr' ? text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0') : text;

/**
 * A time of day with its zone: `09:00 GMT`, `9 a.m. ET`, `11:59 p.m. ET`, `9:00 Uhr MEZ`, `9 h (heure de Paris)`.
 */
export function formatTime(instant: Instant, edition: EditionCode): string {
  if (edition === 'us') return `${formatTwelveHours(toZonedTime(instant, edition))}\u00a0ET`;
  const parts = formatOf(edition, 'time').formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const [hour, minute, zone] = [part('hour'), part('minute'), part('timeZoneName')];
  if (edition === 'de') return `${Number(hour)}:${minute} Uhr ${zone}`;
  /* Nobody in France says CET, and Intl names the zone only by its offset in French. */
  if (edition === 'fr')
    return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`} (heure\u00a0de\u00a0Paris)`;
  return `${hour}:${minute} ${zone}`;
}

/** Americans write whole hours without minutes. */
function formatTwelveHours({ hour, minute }: Temporal.ZonedDateTime): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
