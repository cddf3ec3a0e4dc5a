import { expect, test } from 'vitest';
import type { EditionCode } from '../place/editions.ts';
import { parseExpectedTime } from '../time/expected-time.ts';
import { formatExpectedTime, formatWithOffset, formatYear } from './calendar-dates.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

test('the year and the offset depend on the edition’s time zone', () => {
  const instant = at('2025-12-31T23:30:00Z');
  expect([formatYear(instant, 'uk'), formatYear(instant, 'de'), formatYear(instant, 'us')]).toEqual([
    '2025',
    '2026',
    '2025',
  ]);
  expect([formatWithOffset(instant, 'uk'), formatWithOffset(instant, 'de'), formatWithOffset(instant, 'us')]).toEqual([
    '2025-12-31T23:30:00+00:00',
    '2026-01-01T00:30:00+01:00',
    '2025-12-31T18:30:00-05:00',
  ]);
});

test.each<[written: string, edition: EditionCode, text: string]>([
  ['2025-11-30', 'uk', '30 November 2025'],
  ['2025-08', 'uk', 'August 2025'],
  ['2025-08', 'jp', '2025年8月'],
  ['2025-Q4', 'uk', 'Q4 2025'],
  ['2025-Q4', 'de', '4. Quartal 2025'],
])('the expected time %s is written in %s as %s', (written, edition, text) => {
  expect(formatExpectedTime(parseExpectedTime(written), edition).replaceAll('\u00a0', ' ')).toBe(text);
});
