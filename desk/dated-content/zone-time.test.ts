import { expect, test } from 'vitest';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { wallClock } from './zone-time.ts';

test('shows the day and hour of a zone', () => {
  const instant = parseInstant('2026-11-21T23:30:00Z');
  expect(wallClock(instant, 'Europe/London')).toEqual({ day: '2026-11-21', time: '23:30', weekday: 'Sat' });
  expect(wallClock(instant, 'Asia/Shanghai')).toEqual({ day: '2026-11-22', time: '07:30', weekday: 'Sun' });
});

test('shows midnight as 00:00 of the new day, also when clocks change', () => {
  for (const [day, weekday] of [
    ['2026-03-29', 'Sun'],
    ['2026-10-25', 'Sun'],
    ['2026-12-31', 'Thu'],
  ] as const) {
    expect(wallClock(parseWallTime(`${day}T00:00[Europe/Berlin]`), 'Europe/Berlin')).toEqual({
      day,
      time: '00:00',
      weekday,
    });
  }
});
