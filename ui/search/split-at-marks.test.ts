import { expect, test } from 'vitest';
import { splitAtMarks } from './split-at-marks.ts';

const show = (text: string, ...marks: [number, number][]) =>
  splitAtMarks(text, marks)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('|');

test.each([
  ['no marks', show('one two'), 'one two'],
  ['a mark at each end', show('one two', [0, 3], [4, 7]), '[one]| |[two]'],
  ['a mark inside', show('one two', [2, 5]), 'on|[e t]|wo'],
  ['an empty text', show(''), ''],
])('splits a text with %s', (_what, pieces, expected) => {
  expect(pieces).toBe(expected);
});
