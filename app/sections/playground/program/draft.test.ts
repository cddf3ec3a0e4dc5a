import { expect, test } from 'vitest';
import { draftIn, draftOf, programsFound, withDraft } from './draft.ts';
import { programOf, textOf } from './program-text.ts';

const motions = ['wave', 'bow'];
const found = (draft: string | null, fragment = '') =>
  programsFound({ fragment, draft, sample: 'wave.bow', motions }).map(textOf);

test('the sample stands there where nothing was kept and nothing is linked', () => {
  expect(found(null)).toEqual(['wave.bow']);
  expect(found(null, '#specs')).toEqual(['wave.bow']);
  expect(found('fly')).toEqual(['wave.bow']);
});

test('what was kept is found as it was, the newest last, and an empty program too', () => {
  const programs = ['wave', 'wave.walk3', ''].map((line) => programOf(line, motions));
  expect(found(draftOf(programs))).toEqual(['wave', 'wave.walk3', '']);
});

test('what is no program any more is forgotten, and no more', () => {
  expect(found('wave\nfly\nbow')).toEqual(['wave', 'bow']);
});

test('a program in the address comes after what was kept, once', () => {
  expect(found('wave\nbow', '#program=walk2')).toEqual(['wave', 'bow', 'walk2']);
  expect(found('wave\nwalk2', '#program=walk2')).toEqual(['wave', 'walk2']);
  expect(found(null, '#program=walk2')).toEqual(['walk2']);
  expect(found('wave', '#program=fly')).toEqual(['wave']);
});

test('every page keeps its own', () => {
  const stored = withDraft(withDraft(null, '/us/megatron', 'wave'), '/de/bumblebee', 'bow\nwave');
  expect(draftIn(stored, '/us/megatron')).toBe('wave');
  expect(draftIn(stored, '/de/bumblebee')).toBe('bow\nwave');
  expect(draftIn(stored, '/de/megatron')).toBeNull();
  expect(draftIn(withDraft(stored, '/us/megatron', ''), '/us/megatron')).toBe('');
});

test.each([null, 'wave\nbow', '3', 'null', '["wave"]', '{"/us/megatron":3}'])(
  'where %s is kept, a page has nothing, and can keep something',
  (stored) => {
    expect(draftIn(stored, '/us/megatron')).toBeNull();
    expect(draftIn(withDraft(stored, '/us/megatron', 'wave'), '/us/megatron')).toBe('wave');
  },
);
