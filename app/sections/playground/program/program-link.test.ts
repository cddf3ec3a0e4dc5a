import { expect, test } from 'vitest';
import { brokenWords, linkOf, programIn } from './program-link.ts';
import { programOf } from './program-text.ts';

const program = programOf('wave.say(Good%20day)', ['wave']);

test('puts a program into the URL of its page and replaces the fragment', () => {
  expect(linkOf(program, 'https://kinetra.example/us/x?y=1#specs')).toBe(
    'https://kinetra.example/us/x?y=1#program=wave.say(Good%20day)',
  );
});

test('reads a program back from a fragment', () => {
  expect(programIn(new URL(linkOf(program, 'https://kinetra.example/us/x')).hash, ['wave'])).toEqual({ program });
});

test('reports the position of what cannot be read', () => {
  expect(programIn('#program=wave.fly2', ['wave'])).toEqual({ broken: { fault: 'unknown', at: 6, text: 'fly2' } });
});

test('finds no program in another fragment', () => {
  expect(programIn('#specs', [])).toBeUndefined();
});

test.each([
  ['wave.fly2', '6 fly2: unknown.'],
  [Array.from({ length: 41 }, () => 'wave').join('.'), '201 wave: at most 40 blocks.'],
  ['repeat2(repeat2(repeat2(repeat2(wave))))', '33 wave)))): at most 3 deep.'],
])('explains in the words for links why %s is not a program', (text, told) => {
  const words = {
    badLink: '{at} {text}: {fault}.',
    linkTooLong: 'at most 40 blocks',
    linkTooDeep: 'at most 3 deep',
    unknown: 'unknown',
    outOfBounds: '',
    unfinished: '',
  };
  const found = programIn(`#program=${text}`, ['wave']);
  expect(found && 'broken' in found && brokenWords(found.broken, words)).toBe(told);
});
