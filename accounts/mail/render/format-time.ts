import { type EditionCode, editions, formatLocale } from '#core/place/editions.ts';

const dateTimeFormat = (edition: EditionCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatLocale(edition), { timeZone: editions[edition].timeZone, ...options });

/** American style for the halves of the day, as on pages: `2:32 p.m.`. */
const withSmallHalves = (time: string): string =>
  time.replace(/\b([AP])M$/, (_, half: string) => `${half.toLowerCase()}.m.`);

/** Time of day in the edition's time zone: `2:32 p.m.`, `14:32`. */
export const formatTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(dateTimeFormat(edition, { timeStyle: 'short' }).format(at));

/** Date and time in the edition's time zone: `20. November 2026 um 14:32`. */
export const formatDateTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(dateTimeFormat(edition, { dateStyle: 'long', timeStyle: 'short' }).format(at));

/** Short name of the edition's time zone at that instant: `ET`, `MEZ`. */
export const formatTimeZone = (edition: EditionCode, at: number): string =>
  editions[edition].clock?.zone ??
  dateTimeFormat(edition, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ??
  'UTC';
