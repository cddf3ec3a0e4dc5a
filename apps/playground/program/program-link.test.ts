import { expect, test } from 'vitest';
import { exampleMessages } from '#tests/support/examples/page.examples.ts';
import { pageMessages } from '#ui/messages.ts';
import { createProgramUrl, formatLinkError, initialPrograms, readLinkedProgram } from './program-link.ts';
import { formatProgram, parseProgram } from './program-text.ts';

const program = parseProgram('wave.say(Good%20day)', ['wave']);

test('puts a program into the URL of its page and replaces the fragment', () => {
  expect(createProgramUrl(program, 'https://kinetra.example/us/x?y=1#specs')).toBe(
    'https://kinetra.example/us/x?y=1#program=wave.say(Good%20day)',
  );
});

test('reads a program back from a fragment', () => {
  expect(readLinkedProgram(new URL(createProgramUrl(program, 'https://kinetra.example/us/x')).hash, ['wave'])).toEqual({
    program,
  });
});

test('reports the position of what cannot be read', () => {
  expect(readLinkedProgram('#program=wave.fly2', ['wave'])).toEqual({
    broken: { code: 'unknown', at: 6, text: 'fly2' },
  });
});

test('finds no program in another fragment', () => {
  expect(readLinkedProgram('#specs', [])).toBeUndefined();
});

test.each([
  ['wave.fly2', '6 fly2: unknown.'],
  [Array.from({ length: 41 }, () => 'wave').join('.'), '201 wave: at most 40 blocks.'],
  ['repeat2(repeat2(repeat2(repeat2(wave))))', '33 wave)))): at most 3 deep.'],
])('explains in the words for links why %s is not a program', (text, message) => {
  const playground = {
    ...exampleMessages.playground,
    badLink: '{at} {text}: {fault}.',
    linkTooLong: 'at most {most} blocks',
    linkTooDeep: 'at most {most} deep',
    unknown: 'unknown',
  };
  const linked = readLinkedProgram(`#program=${text}`, ['wave']);
  expect(linked && 'broken' in linked && formatLinkError(linked.broken, pageMessages({ playground }, 'en'))).toBe(
    message,
  );
});

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
