import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { formatDeskTime, resolveTimeZone } from './desk-zones.ts';

test('writes a time with its day and zone, and its seconds if there are any', () => {
  expect(formatDeskTime(parseInstant('2026-11-14T09:00:00Z'), 'Europe/London')).toBe('Sat 14 Nov 2026, 09:00 GMT');
  expect(formatDeskTime(parseInstant('2026-11-14T08:59:59Z'), 'Europe/Berlin')).toBe('Sat 14 Nov 2026, 09:59:59 CET');
});

test('uses the zone of the edition, the headquarters or the viewer', () => {
  expect([
    resolveTimeZone('edition', 'us', 'Asia/Tokyo'),
    resolveTimeZone('headquarters', 'us', 'Asia/Tokyo'),
    resolveTimeZone('viewer', 'us', 'Asia/Tokyo'),
  ]).toEqual(['America/New_York', 'Asia/Shanghai', 'Asia/Tokyo']);
});
