import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';

/** English with European date formats; `Intl` does not know the tag of the `eu` edition. */
const localeOf = (edition: EditionCode): string => (edition === 'eu' ? 'en-150' : editions[edition].lang);

const dateTimeFormat = (edition: EditionCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(edition), { timeZone: editions[edition].timeZone, ...options });

/** Time of day in the edition's time zone: `2:32 PM`, `14:32`. */
export const formatTime = (edition: EditionCode, at: number): string =>
  dateTimeFormat(edition, { timeStyle: 'short' }).format(at);

/** Date and time in the edition's time zone: `20. November 2026 um 14:32`. */
export const formatDateTime = (edition: EditionCode, at: number): string =>
  dateTimeFormat(edition, { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Short name of the edition's time zone at that instant: `EST`, `MEZ`. In French Intl knows only its offset. */
export const formatTimeZone = (edition: EditionCode, at: number): string =>
  edition === 'fr'
    ? 'heure de Paris'
    : (dateTimeFormat(edition, { timeZoneName: 'short' })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC');
