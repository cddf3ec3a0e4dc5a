import { type EditionCode, editions, formatLocale } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';

export const localTime = (instant: Instant, edition: EditionCode): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(editions[edition].timeZone);

/** Formats an instant for the web team in the edition's time: `22 Nov 2026, 09:00 GMT`. */
export const formatLocalTime = (instant: Instant, edition: EditionCode): string =>
  `${formatLocalDay(instant, edition)}, ${formatClockTime(instant, edition)}`;

/** `22 Nov 2026`. */
export const formatLocalDay = (instant: Instant, edition: EditionCode): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: editions[edition].timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(instant);

/** `09:00 GMT`; zones without an English abbreviation show their offset, `09:00 GMT+8`. */
export function formatClockTime(instant: Instant, edition: EditionCode): string {
  const { lang, timeZone } = editions[edition];
  /* American and British English abbreviate different zones. */
  const format = new Intl.DateTimeFormat(lang.startsWith('en-') ? formatLocale(edition) : 'en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return format.format(instant);
}

/** A text with each instant in it, `2026-11-22T09:00:00Z`, in the edition's time. */
export const withLocalTimes = (text: string, edition: EditionCode): string =>
  text.replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z\b/g, (instant) =>
    formatLocalTime(Date.parse(instant), edition),
  );
