import { expect, test } from 'vitest';
import { initialPrograms } from './program-link.ts';
import { formatProgram } from './program-text.ts';

const motions = ['wave', 'bow'];
const initialTexts = (draft: string | undefined, fragment = '') =>
  initialPrograms(fragment, draft, 'wave.bow', motions).map(formatProgram);

test('starts with the sample when there is no draft and no linked program', () => {
  expect(initialTexts(undefined)).toEqual(['wave.bow']);
  expect(initialTexts(undefined, '#specs')).toEqual(['wave.bow']);
  expect(initialTexts('fly')).toEqual(['wave.bow']);
});

test('restores all programs of a draft in order, including an empty one', () => {
  expect(initialTexts('wave\nwave.walk3\n')).toEqual(['wave', 'wave.walk3', '']);
});

test('drops only the lines that are no longer valid programs', () => {
  expect(initialTexts('wave\nfly\nbow')).toEqual(['wave', 'bow']);
});

test('puts a linked program after the draft, unless it is the last one already', () => {
  expect(initialTexts('wave\nbow', '#program=walk2')).toEqual(['wave', 'bow', 'walk2']);
  expect(initialTexts('wave\nwalk2', '#program=walk2')).toEqual(['wave', 'walk2']);
  expect(initialTexts(undefined, '#program=walk2')).toEqual(['walk2']);
  expect(initialTexts('wave', '#program=fly')).toEqual(['wave']);
});
