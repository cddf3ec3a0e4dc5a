import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';

/** English with European date formats; `Intl` does not know the tag of the `eu` edition. */
const localeOf = (edition: EditionCode): string => (edition === 'eu' ? 'en-150' : editions[edition].lang);

const dateTimeFormat = (edition: EditionCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(edition), { timeZone: editions[edition].timeZone, ...options });

/** American style for the halves of the day, as on pages: `2:32 p.m.`. */
const withSmallHalves = (time: string): string =>
  time.replace(/\b([AP])M$/, (_, half: string) => `${half.toLowerCase()}.m.`);

/** Time of day in the edition's time zone: `2:32 p.m.`, `14:32`. */
export const formatTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(dateTimeFormat(edition, { timeStyle: 'short' }).format(at));

/** Date and time in the edition's time zone: `20. November 2026 um 14:32`. */
export const formatDateTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(dateTimeFormat(edition, { dateStyle: 'long', timeStyle: 'short' }).format(at));

/** Zones that readers know by a name which Intl does not give. */
const zoneNames: Partial<Record<EditionCode, string>> = { us: 'ET', fr: 'heure de Paris' };

/** Short name of the edition's time zone at that instant: `ET`, `MEZ`. */
export const formatTimeZone = (edition: EditionCode, at: number): string =>
  zoneNames[edition] ??
  dateTimeFormat(edition, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ??
  'UTC';
