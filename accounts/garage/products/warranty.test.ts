import { expect, test } from 'vitest';
import { warrantyPeriods } from './registered-products.ts';

const at = (time: string) => Date.parse(time);

test('a warranty covers the whole last day, by the calendar of the edition', () => {
  const lastDays = (time: string) =>
    (['us', 'kr'] as const).map(
      (edition) => warrantyPeriods({ standard: 2, extra: 0 }, '2024-11-21', edition, at(time))[0]?.left,
    );
  const day = { years: 0, months: 0, days: 1 };
  expect(lastDays('2026-11-21T14:59:59Z')).toEqual([day, day]);
  expect(lastDays('2026-11-21T15:00:00Z')).toEqual([day, null]);
  expect(lastDays('2026-11-22T04:59:59Z')).toEqual([day, null]);
  expect(lastDays('2026-11-22T05:00:00Z')).toEqual([null, null]);
});

test('every period of a robot bought on a leap day is counted from that day', () => {
  expect(warrantyPeriods({ standard: 2, extra: 2 }, '2024-02-29', 'de', at('2024-02-29T12:00:00Z'))).toEqual([
    { kind: 'standard', ends_on: '2026-02-28', left: { years: 2, months: 0, days: 1 } },
    { kind: 'extra', ends_on: '2028-02-29', left: { years: 4, months: 0, days: 1 } },
  ]);
});
