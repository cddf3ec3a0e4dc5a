import { expect, test } from 'vitest';
import { draftIn, draftOf, programsFound, withDraft } from './draft.ts';
import { programOf, textOf } from './program-text.ts';

const motions = ['wave', 'bow'];
const found = (draft: string | null, fragment = '') =>
  programsFound({ fragment, draft, sample: 'wave.bow', motions }).map(textOf);

test('starts with the sample when there is no draft and no linked program', () => {
  expect(found(null)).toEqual(['wave.bow']);
  expect(found(null, '#specs')).toEqual(['wave.bow']);
  expect(found('fly')).toEqual(['wave.bow']);
});

test('restores all programs of a draft in order, including an empty one', () => {
  const programs = ['wave', 'wave.walk3', ''].map((line) => programOf(line, motions));
  expect(found(draftOf(programs))).toEqual(['wave', 'wave.walk3', '']);
});

test('drops only the lines that are no longer valid programs', () => {
  expect(found('wave\nfly\nbow')).toEqual(['wave', 'bow']);
});

test('puts a linked program after the draft, unless it is the last one already', () => {
  expect(found('wave\nbow', '#program=walk2')).toEqual(['wave', 'bow', 'walk2']);
  expect(found('wave\nwalk2', '#program=walk2')).toEqual(['wave', 'walk2']);
  expect(found(null, '#program=walk2')).toEqual(['walk2']);
  expect(found('wave', '#program=fly')).toEqual(['wave']);
});

test('stores a draft for each page', () => {
  const stored = withDraft(withDraft(null, '/us/megatron', 'wave'), '/de/bumblebee', 'bow\nwave');
  expect(draftIn(stored, '/us/megatron')).toBe('wave');
  expect(draftIn(stored, '/de/bumblebee')).toBe('bow\nwave');
  expect(draftIn(stored, '/de/megatron')).toBeNull();
  expect(draftIn(withDraft(stored, '/us/megatron', ''), '/us/megatron')).toBe('');
});

test.each([null, 'wave\nbow', '3', 'null', '["wave"]', '{"/us/megatron":3}'])(
  'treats the stored value %s as no draft, and can replace it',
  (stored) => {
    expect(draftIn(stored, '/us/megatron')).toBeNull();
    expect(draftIn(withDraft(stored, '/us/megatron', 'wave'), '/us/megatron')).toBe('wave');
  },
);
