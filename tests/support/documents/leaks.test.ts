import { expect, test } from 'vitest';
import { findLeaks } from './leaks.ts';

test.each([
  ['nav.logIn', 'the message key nav.logIn'],
  ['Ships in {days} days', 'a brace that was not filled in'],
  ['NaN servos', 'a value that is none'],
  ['[object Object]', 'a value that is none'],
  ['page:faq', 'a link in place of words'],
  ['<b>New</b>', 'markup'],
  ["'A robot'", 'signs of YAML'],
])('finds a leak in: %s', (text, problem) => {
  expect(findLeaks(text)).toEqual([problem]);
});

test.each(['Say “undefinable”.', 'Nanobots & servos < 3 kg', 'The page: a robot'])('finds no leak in: %s', (text) => {
  expect(findLeaks(text)).toEqual([]);
});
