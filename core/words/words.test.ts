import { expect, test } from 'vitest';
import { assertComplete, formatMessage, formatWords, mergeWords } from './words.ts';

const withServos = (message: string) => formatMessage(message, 'en-US', { n: 36 });

test('numbers are formatted for the language', () => {
  const values = { batteryMah: 2700 };
  expect(formatMessage('{batteryMah, number} mAh', 'en-US', values)).toBe('2,700 mAh');
  expect(formatMessage('{batteryMah, number} mAh', 'de-DE', values)).toBe('2.700 mAh');
});

test('a message with an unknown value is rejected', () => {
  expect(() => formatMessage('{wheels} wheels', 'en-US', {})).toThrow(/wheels/);
});

test('texts are formatted at any depth', () => {
  expect(formatWords({ rows: [{ text: '{n} servos' }], count: 3 }, withServos)).toEqual({
    rows: [{ text: '36 servos' }],
    count: 3,
  });
});

test('texts may name missing values, unless they become part of a page', () => {
  const { servos, wheels } = formatWords({ servos: '{n} servos', wheels: '{wheels} wheels' }, withServos);
  expect(servos).toBe('36 servos');
  expect(() => assertComplete({ rows: [servos] })).not.toThrow();
  expect(() => assertComplete({ rows: [wheels] })).toThrow(/wheels/);
  expect(() => `It has ${wheels}.`).toThrow(/wheels/);
  expect(() => wheels.split(' ')).toThrow(/wheels/);
});

test('a function in a page is rejected', () => {
  expect(() => assertComplete({ rows: [() => 'text'] })).toThrow(/function/);
});

test('an overlay replaces what differs and keeps the rest', () => {
  const complete = { title: 'Color', rows: ['a', 'b'], deep: { x: 1, y: 2 } };
  expect(mergeWords(complete, { title: 'Colour', deep: { y: 3 }, rows: ['c'] })).toEqual({
    title: 'Colour',
    rows: ['c'],
    deep: { x: 1, y: 3 },
  });
  expect(mergeWords(complete, undefined)).toEqual(complete);
});
