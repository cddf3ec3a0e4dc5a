import { expect, test } from 'vitest';
import { formatMessage, formatWords, overlayWords } from './words.ts';

test('a figure is written as the language writes numbers', () => {
  const values = { batteryMah: 2700 };
  expect(formatMessage('{batteryMah, number} mAh', 'en-US', values)).toBe('2,700 mAh');
  expect(formatMessage('{batteryMah, number} mAh', 'de-DE', values)).toBe('2.700 mAh');
});

test('a message that names an unknown value is refused', () => {
  expect(() => formatMessage('{wheels} wheels', 'en-US', {})).toThrow(/wheels/);
});

test('words are filled at any depth', () => {
  expect(formatWords({ rows: [{ text: '{n} servos' }], count: 3 }, 'en-US', { n: 36 })).toEqual({
    rows: [{ text: '36 servos' }],
    count: 3,
  });
});

test('words that nobody reads may name what is not known', () => {
  const { known } = formatWords({ known: '{n} servos', hidden: { text: '{wheels} wheels' } }, 'en-US', { n: 36 });
  expect(known).toBe('36 servos');
});

test('an overlay replaces what differs and keeps the rest', () => {
  const complete = { title: 'Color', rows: ['a', 'b'], deep: { x: 1, y: 2 } };
  expect(overlayWords(complete, { title: 'Colour', deep: { y: 3 }, rows: ['c'] })).toEqual({
    title: 'Colour',
    rows: ['c'],
    deep: { x: 1, y: 3 },
  });
  expect(overlayWords(complete, undefined)).toEqual(complete);
});
