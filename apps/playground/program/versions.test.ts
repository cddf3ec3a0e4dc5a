import { expect, test } from 'vitest';
import { formatProgram, parseProgram } from './program-text.ts';
import {
  lastVersion,
  type Versions,
  withChosen,
  withFieldClosed,
  withoutLastVersion,
  withVersion,
} from './versions.ts';

const motions = ['wave', 'bow'];
const version = (text: string, field?: string) => ({ program: parseProgram(text, motions), chosen: [0], field });
const first: Versions = [version('walk2.wave')];
const after = (...changes: [text: string, field?: string][]) =>
  changes.reduce<Versions>((versions, change) => withVersion(versions, version(...change)), first);
const texts = (versions: Versions) => versions.map(({ program }) => formatProgram(program));

test('adds changes as versions and keeps forty of them', () => {
  expect(texts(after(['walk3.wave'], ['walk3']))).toEqual(['walk2.wave', 'walk3.wave', 'walk3']);
  const many = after(...Array.from({ length: 50 }, (_, index): [string] => [index % 2 === 0 ? 'wave' : 'bow']));
  expect(many).toHaveLength(41);
});

test('adds no version for an unchanged program, but updates the chosen block', () => {
  const unchanged = withVersion(first, { program: parseProgram('walk2.wave', motions), chosen: [1] });
  expect(unchanged).toHaveLength(1);
  expect(lastVersion(unchanged).chosen).toEqual([1]);
  expect(lastVersion(unchanged).program).toBe(lastVersion(first).program);
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
  const reverted = after(['walk3.wave', '0 amount'], ['walk2.wave', '0 amount']);
  expect(texts(reverted)).toEqual(['walk2.wave']);
  expect(texts(withVersion(reverted, version('walk4.wave', '0 amount')))).toEqual(['walk2.wave', 'walk4.wave']);
});

test('starts a new version after a field was left or an undo', () => {
  const closed = withFieldClosed(after(['walk3.wave', '0 amount']));
  expect(texts(withVersion(closed, version('walk4.wave', '0 amount')))).toEqual([
    'walk2.wave',
    'walk3.wave',
    'walk4.wave',
  ]);
  const afterUndo = withoutLastVersion(after(['walk3.wave', '0 amount'], ['walk3.bow', '1 gesture']));
  expect(texts(withVersion(afterUndo, version('walk4.wave', '0 amount')))).toEqual([
    'walk2.wave',
    'walk3.wave',
    'walk4.wave',
  ]);
});

test('never undoes the first version, and stores the chosen block in the last one', () => {
  expect(withoutLastVersion(first)).toBe(first);
  expect(withChosen(after(['wave']), undefined).map(({ chosen }) => chosen)).toEqual([[0], undefined]);
});
