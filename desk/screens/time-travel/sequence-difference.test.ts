import { expect, test } from 'vitest';
import { sequenceDifference } from './sequence-difference.ts';

const difference = (before: string, after: string) => sequenceDifference([...before], [...after]);

test('equal sequences have no stretch', () => {
  expect(difference('abc', 'abc')).toEqual([]);
});

test('a stretch holds all entries that differ between two equal ones, with their places on both sides', () => {
  expect(difference('abcdef', 'aXYcdfZ')).toEqual([
    { before: { from: 1, to: 2 }, after: { from: 1, to: 3 } },
    { before: { from: 4, to: 5 }, after: { from: 5, to: 5 } },
    { before: { from: 6, to: 6 }, after: { from: 6, to: 7 } },
  ]);
});

test('sequences that differ in too many entries are one stretch', () => {
  const distinct = (prefix: string) => Array.from({ length: 5000 }, (_, index) => `${prefix}${index}`);
  expect(sequenceDifference(distinct('a'), distinct('b'))).toEqual([
    { before: { from: 0, to: 5000 }, after: { from: 0, to: 5000 } },
  ]);
});
