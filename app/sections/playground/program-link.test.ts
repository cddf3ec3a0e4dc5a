import { expect, test } from 'vitest';
import { linkOf, programIn } from './program-link.ts';
import { programOf } from './program-text.ts';

const program = programOf('wave.say(Good%20day)', ['wave']);

test('a program goes into the address of its page, in the place of what stood there', () => {
  expect(linkOf(program, 'https://kinetra.example/us/x?y=1#specs')).toBe('https://kinetra.example/us/x?y=1#program=wave.say(Good%20day)');
});

test('it is read back from a fragment', () => {
  expect(programIn(new URL(linkOf(program, 'https://kinetra.example/us/x')).hash, ['wave'])).toEqual({ program });
});

test('what cannot be read is told with its place', () => {
  expect(programIn('#program=wave.fly2', ['wave'])).toEqual({ broken: { fault: 'unknown', at: 6, text: 'fly2' } });
});

test('another fragment holds no program', () => {
  expect(programIn('#specs', [])).toBeUndefined();
});
