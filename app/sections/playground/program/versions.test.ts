import { expect, test } from 'vitest';
import { programOf, textOf } from './program-text.ts';
import type { Versions } from './versions.ts';
import { lastOf, settled, withChosen, withoutLast, withVersion } from './versions.ts';

const motions = ['wave', 'bow'];
const version = (text: string, field?: string) => ({ program: programOf(text, motions), chosen: [0], field });
const first: Versions = [version('walk2.wave')];
const after = (...changes: [text: string, field?: string][]) =>
  changes.reduce<Versions>((versions, change) => withVersion(versions, version(...change)), first);
const texts = (versions: Versions) => versions.map(({ program }) => textOf(program));

test('adds changes as versions and keeps forty of them', () => {
  expect(texts(after(['walk3.wave'], ['walk3']))).toEqual(['walk2.wave', 'walk3.wave', 'walk3']);
  const many = after(...Array.from({ length: 50 }, (_, index): [string] => [index % 2 === 0 ? 'wave' : 'bow']));
  expect(many).toHaveLength(41);
});

test('adds no version for an unchanged program, but updates the chosen block', () => {
  const same = withVersion(first, { program: programOf('walk2.wave', motions), chosen: [1] });
  expect(same).toHaveLength(1);
  expect(lastOf(same).chosen).toEqual([1]);
  expect(lastOf(same).program).toBe(lastOf(first).program);
});

test('merges successive changes of one field', () => {
  expect(texts(after(['say(H).wave', '0 words'], ['say(He).wave', '0 words'], ['say(Hey).wave', '0 words']))).toEqual([
    'walk2.wave',
    'say(Hey).wave',
  ]);
  expect(
    texts(after(['walk3.wave', '0 amount'], ['walk-3.wave', '0 direction'], ['walk-4.wave', '0 amount'])),
  ).toHaveLength(4);
  expect(texts(after(['walk3.wave', '0 amount'], ['walk4.wave']))).toHaveLength(3);
});

test('adds no version for a field that is back at its old value', () => {
  const back = after(['walk3.wave', '0 amount'], ['walk2.wave', '0 amount']);
  expect(texts(back)).toEqual(['walk2.wave']);
  expect(texts(withVersion(back, version('walk4.wave', '0 amount')))).toEqual(['walk2.wave', 'walk4.wave']);
});

test('starts a new version after a field was left or an undo', () => {
  const left = settled(after(['walk3.wave', '0 amount']));
  expect(texts(withVersion(left, version('walk4.wave', '0 amount')))).toEqual([
    'walk2.wave',
    'walk3.wave',
    'walk4.wave',
  ]);
  const undone = withoutLast(after(['walk3.wave', '0 amount'], ['walk3.bow', '1 gesture']));
  expect(texts(withVersion(undone, version('walk4.wave', '0 amount')))).toEqual([
    'walk2.wave',
    'walk3.wave',
    'walk4.wave',
  ]);
});

test('never undoes the first version, and stores the chosen block in the last one', () => {
  expect(withoutLast(first)).toBe(first);
  expect(withChosen(after(['wave']), undefined).map(({ chosen }) => chosen)).toEqual([[0], undefined]);
});
