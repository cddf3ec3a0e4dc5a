import { expect, test } from 'vitest';
import { parseInstant } from '#rules/time/instant.ts';
import { deskTime, timeZoneOf } from './desk-zones.ts';

test('a time is written with its day and zone, and with seconds where there are some', () => {
  expect(deskTime(parseInstant('2026-11-14T09:00:00Z'), 'Europe/London')).toBe('Sat 14 Nov 2026, 09:00 GMT');
  expect(deskTime(parseInstant('2026-11-14T08:59:59Z'), 'Europe/Berlin')).toBe('Sat 14 Nov 2026, 09:59:59 CET');
});

test('the zone is that of the edition, of the headquarters or of the viewer', () => {
  expect([
    timeZoneOf('edition', 'us', 'Asia/Tokyo'),
    timeZoneOf('headquarters', 'us', 'Asia/Tokyo'),
    timeZoneOf('viewer', 'us', 'Asia/Tokyo'),
  ]).toEqual(['America/New_York', 'Asia/Shanghai', 'Asia/Tokyo']);
});
