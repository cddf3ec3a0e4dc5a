import { expect, test } from 'vitest';
import { isValidAt } from './validity.ts';

test('a value is valid from its instant on, and no longer at its end', () => {
  const validity = { instant: 10, validUntil: 20 };
  expect([9, 10, 19, 20].map((now) => isValidAt(validity, now))).toEqual([false, true, true, false]);
});

test('without an end it is valid for ever', () => {
  expect(isValidAt({ instant: 10, validUntil: undefined }, Number.MAX_SAFE_INTEGER)).toBe(true);
});
