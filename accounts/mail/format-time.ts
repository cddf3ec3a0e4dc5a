import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';

/** The European edition reads English with the clock of Europe; its own tag is one that no table of languages knows. */
const localeOf = (edition: EditionCode): string => (edition === 'eu' ? 'en-150' : editions[edition].lang);

const dateTimeFormat = (edition: EditionCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(edition), { timeZone: editions[edition].timeZone, ...options });

/** The time of day in the edition's time zone: `2:32 PM`, `14:32`. */
export const formatTime = (edition: EditionCode, at: number): string =>
  dateTimeFormat(edition, { timeStyle: 'short' }).format(at);

/** Day and time in the edition's time zone: `20. November 2026 um 14:32`. */
export const formatDateTime = (edition: EditionCode, at: number): string =>
  dateTimeFormat(edition, { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Short name of the edition's time zone at that instant: `EST`, `MEZ`. */
export const formatTimeZone = (edition: EditionCode, at: number): string =>
  dateTimeFormat(edition, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
