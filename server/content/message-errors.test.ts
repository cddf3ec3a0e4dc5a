import { expect, test } from 'vitest';
import { messageErrors, valueKindsOf } from './message-errors.ts';

const values = valueKindsOf({ servos: 36, leds: 112, bluetooth: '5.0' });
const errorTexts = (message: string) =>
  messageErrors(message, 'en', values).map(({ actual, fix }) => `${actual}. ${fix}`);

test.each([
  '36 servos',
  '{servos, number} servos, Bluetooth {bluetooth}',
  '{servos, plural, one {# servo} other {# servos and {leds, number}}}',
  'It’s {servos}',
  'a } b',
])('“%s” is valid', (message) => {
  expect(errorTexts(message)).toEqual([]);
});

test('an unknown value is reported with similar known ones', () => {
  expect(errorTexts('{servo, number} servos')).toEqual([
    'the unknown value {servo}. Write one of servos, or another value that is there.',
  ]);
  expect(errorTexts('{leds, plural, one {{ghost}} other {#}}')).toEqual([
    'the unknown value {ghost}. Write one of servos, leds, bluetooth.',
  ]);
  expect(messageErrors('From {price}', 'en', {})[0]?.fix).toBe(
    'This message is shown as it stands: write it without values.',
  );
});

test('names from the object prototype are unknown values too', () => {
  expect(errorTexts('{constructor}')[0]).toContain('the unknown value {constructor}');
});

test.each([
  ['{servos, numbr} servos', 'INVALID_ARGUMENT_TYPE', 'Write a value as {name} or {name, number}'],
  ['{servos servos', 'EXPECT_ARGUMENT_CLOSING_BRACE|MALFORMED_ARGUMENT', 'brace|Write a value'],
  ['{}', 'EMPTY_ARGUMENT', 'Name a value between the braces.'],
  ['{servos, plural, one {#}}', 'MISSING_OTHER_CLAUSE', 'Add the form for every other number'],
])('“%s” cannot be parsed, and the error says how to write it', (message, code, fix) => {
  expect(errorTexts(message).join()).toMatch(new RegExp(`cannot be read \\((${code})\\)\\. .*(${fix})`));
});

test('a text value cannot be formatted as a number', () => {
  expect(errorTexts('Bluetooth {bluetooth, number}')).toEqual([
    '{bluetooth} is formatted as a number but is a text. Write {bluetooth}.',
  ]);
});

test('an apostrophe that hides a value is reported', () => {
  expect(errorTexts("l'{servos}'")[0]).toContain('a brace that is read as plain text');
});
