import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { memoize } from '#core/words/memoize.ts';

/**
 * The time zones to choose from on the desk: the edition's, the headquarters' (where campaigns are planned), the
 * viewer's.
 */
export const deskZones = {
  edition: 'Edition’s time',
  headquarters: 'Headquarters’ time',
  viewer: 'My time',
} as const;

export type DeskZone = keyof typeof deskZones;

export const isDeskZone = (text: string): text is DeskZone => Object.hasOwn(deskZones, text);

export const headquartersZone = 'Asia/Shanghai';

/** The IANA zone of a choice. `viewer` is the browser's zone. */
export function resolveTimeZone(zone: DeskZone, edition: EditionCode, viewer: string): string {
  if (zone === 'viewer') return viewer;
  return zone === 'headquarters' ? headquartersZone : editions[edition].timeZone;
}

const timeFormat = memoize(
  (timeZone: string, precision: 'minute' | 'second') =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(precision === 'second' && { second: '2-digit' }),
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
);

/** `Sat 14 Nov 2026, 09:00 GMT`; with seconds if they are not zero. */
export function formatDeskTime(instant: Instant, timeZone: string): string {
  const format = timeFormat(timeZone, instant % 60_000 === 0 ? 'minute' : 'second');
  return format.format(instant).replace(/^(\w+), /, '$1 ');
}
