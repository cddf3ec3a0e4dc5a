import type { Instant } from '#core/time/instant.ts';
import { memoize } from '#core/words/memoize.ts';

/** `America/New_York` is `New York`. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const wallClockFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** `day` is `2026-11-22`, `time` `09:00`, `weekday` `Sun`. */
export interface WallClock {
  day: string;
  time: string;
  weekday: string;
}

/** The wall clock in a time zone at an instant, from the year 1000 on. */
export function wallClock(instant: Instant, zone: string): WallClock {
  const parts = wallClockFormat(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: part('weekday'),
  };
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-22` is `22 November 2026`. */
export const formatDay = (day: string): string => longDay.format(new Date(day));
