import { expect, test } from 'vitest';
import { formatWithOffset, formatYear } from './calendar-dates.ts';

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
