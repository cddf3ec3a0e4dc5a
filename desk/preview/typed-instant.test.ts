import { expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { parseTypedInstant } from './typed-instant.ts';

const read = (text: string, zone = 'Europe/Berlin') => formatInstant(parseTypedInstant(text, zone));

test.each([
  ['2026-11-14 09:00', '2026-11-14T08:00:00Z'],
  ['2026-11-14T09:00:30', '2026-11-14T08:00:30Z'],
  [' 2026-11-14  9:00 ', '2026-11-14T08:00:00Z'],
  ['2026-11-14', '2026-11-13T23:00:00Z'],
  ['2026-11-14 09:00Z', '2026-11-14T09:00:00Z'],
  ['2026-11-14T09:00+08:00', '2026-11-14T01:00:00Z'],
])('reads “%s” as a time in the zone, or in the one it names', (text, instant) => {
  expect(read(text)).toBe(instant);
});

test.each([
  ['', 'Nothing is written'],
  ['next Friday', '“next Friday” is not a day and an hour'],
  ['2026-02-30 09:00', 'the calendar has no such day'],
  ['2026-11-14 25:00', 'hours go from 00:00 to 23:59'],
  ['2026-03-29 02:30', 'daylight saving skips or repeats that hour'],
  ['2026-10-25 02:30', 'daylight saving skips or repeats that hour'],
])('refuses “%s” with the reason and an example', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
  expect(() => read(text)).toThrow('write it like 2026-11-14 09:00');
});
