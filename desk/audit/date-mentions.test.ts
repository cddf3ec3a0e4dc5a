import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { parseExpectedTime } from '#core/time/expected-time.ts';
import { formatExpectedTime } from '#core/words/calendar-dates.ts';
import { dateMentions } from './date-mentions.ts';

test.each(editionCodes)('reads every time that %s formats', (edition) => {
  const read = (time: string) =>
    dateMentions(`x ${formatExpectedTime(parseExpectedTime(time), edition)} y`).map(
      ({ text: _, ...mention }) => mention,
    );
  expect(read('2025-11-30')).toEqual([{ year: 2025, month: 11, day: 30, months: 1 }]);
  expect(read('2025-08')).toEqual([{ year: 2025, month: 8, months: 1 }]);
  for (const quarter of [1, 4])
    expect(read(`2025-Q${quarter}`)).toEqual([{ year: 2025, month: quarter * 3 - 2, months: 3 }]);
});

test('reads days without a year, and nothing into other numbers', () => {
  const read = (text: string) => dateMentions(text).map(({ month, day }) => [month, day]);
  expect(read('from 14 November')).toEqual([[11, 14]]);
  expect(read('on November 14')).toEqual([[11, 14]]);
  expect(read('vom 9. bis zum 31. Dezember')).toEqual([[12, 31]]);
  expect(read('31 servos, 2,500 components, March, 5 cm/s')).toEqual([]);
});
