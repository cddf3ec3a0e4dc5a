import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { parseExpectedTime } from '#core/time/expected-time.ts';
import { formatExpectedTime } from '#core/words/calendar-dates.ts';
import { dateMentions } from './date-mentions.ts';

test.each(editionCodes)('finds every time that %s formats', (edition) => {
  for (const time of ['2025-11-30', '2025-08', '2025-Q1', '2025-Q4']) {
    const text = formatExpectedTime(parseExpectedTime(time), edition);
    expect(dateMentions(`x ${text} y`)).toEqual([{ text, year: 2025 }]);
  }
});

test('finds days without a year, and nothing in other numbers', () => {
  const read = (text: string) => dateMentions(text).map((mention) => mention.text);
  expect(read('from 14 November')).toEqual(['14 November']);
  expect(read('on November 14')).toEqual(['November 14']);
  expect(read('vom 9. bis zum 31. Dezember')).toEqual(['31. Dezember']);
  expect(read('31 servos, 2,500 components, March, 5 cm/s')).toEqual([]);
});
