import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sequenceDifference } from './sequence-difference.ts';

const difference = (before: string, after: string) =>
  sequenceDifference([...before], [...after]).map(({ before: b, after: a }) => [
    before.slice(b.from, b.to),
    after.slice(a.from, a.to),
  ]);

test('what was changed, came or went is found where it stands', () => {
  expect(difference('abc', 'abc')).toEqual([]);
  expect(difference('abcd', 'abXd')).toEqual([['c', 'X']]);
  expect(difference('abc', 'aXbc')).toEqual([['', 'X']]);
  expect(difference('Xabc', 'abc')).toEqual([['X', '']]);
  expect(difference('abcdef', 'aXcdYf')).toEqual([
    ['b', 'X'],
    ['e', 'Y'],
  ]);
  expect(difference('', 'ab')).toEqual([['', 'ab']]);
});

test('outside the stretches both sequences are the same', () => {
  const sequence = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(sequence, sequence, (before, after) => {
      const stretches = sequenceDifference(before, after);
      const rest = (list: string[], side: 'before' | 'after') =>
        list.filter((_, index) => !stretches.some((one) => one[side].from <= index && index < one[side].to));
      expect(rest(before, 'before')).toEqual(rest(after, 'after'));
    }),
  );
});

test('sequences too long to be compared piece by piece differ as a whole', () => {
  const long = (name: string) => Array.from({ length: 5000 }, (_, index) => `${name}${index}`);
  expect(sequenceDifference(long('a'), long('b'))).toHaveLength(1);
});
