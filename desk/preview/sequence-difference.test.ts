import { expect, test } from 'vitest';
import { sequenceDifference } from './sequence-difference.ts';

const difference = (before: string, after: string) => sequenceDifference([...before], [...after]);

test('finds no stretch in equal sequences', () => {
  expect(difference('abc', 'abc')).toEqual([]);
});

test('joins all differing entries between two equal ones into a stretch', () => {
  expect(difference('abcdef', 'aXYcdfZ')).toEqual([
    { before: { from: 1, to: 2 }, after: { from: 1, to: 3 } },
    { before: { from: 4, to: 5 }, after: { from: 5, to: 5 } },
    { before: { from: 6, to: 6 }, after: { from: 6, to: 7 } },
  ]);
});

test('gives one stretch for sequences with too many differences', () => {
  const distinct = (prefix: string) => Array.from({ length: 5000 }, (_, index) => `${prefix}${index}`);
  expect(sequenceDifference(distinct('a'), distinct('b'))).toEqual([
    { before: { from: 0, to: 5000 }, after: { from: 0, to: 5000 } },
  ]);
});
