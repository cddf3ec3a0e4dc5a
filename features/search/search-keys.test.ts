import { expect, test } from 'vitest';
import { nextStop } from './search-keys.browser.ts';

test.each([
  ['from the field to the first result', 'ArrowDown', 0, 1],
  ['to the next result', 'ArrowDown', 1, 2],
  ['nowhere from the last result', 'ArrowDown', 2, undefined],
  ['from the first result to the field', 'ArrowUp', 1, 0],
  ['nowhere from the field, where it moves the caret', 'ArrowUp', 0, undefined],
  ['nowhere from a button', 'ArrowDown', -1, undefined],
  ['nowhere by other keys', 'ArrowLeft', 1, undefined],
])('an arrow key leads %s', (_where, key, current, next) => {
  expect(nextStop(key, current, 3)).toBe(next);
});
