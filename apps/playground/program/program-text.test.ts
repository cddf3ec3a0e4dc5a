import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, type Block, countBlocks, limits, type Program, ProgramError, unrollSteps } from './program.ts';
import { formatProgram, parseProgram } from './program-text.ts';

const motions = ['wave', 'bow'];
const whole = ({ min, max, directions }: (typeof amounts)['walk']) =>
  fc.integer({ min, max }).chain((size) => fc.constantFrom(size, directions ? -size : size));
const simple: fc.Arbitrary<Block> = fc.oneof(
  whole(amounts.walk).map((amount) => ({ do: 'walk' as const, amount })),
  whole(amounts.turn).map((amount) => ({ do: 'turn' as const, amount })),
  fc.constant({ do: 'transform' as const }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((words) => ({ do: 'say' as const, words })),
  fc.constantFrom(...motions).map((motion) => ({ do: 'gesture' as const, motion })),
  fc.integer({ min: 1, max: 18 }).map((halves) => ({ do: 'wait' as const, amount: halves / 2 })),
);
const blocks = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: simple },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('repeat' as const),
        amount: whole(amounts.repeat),
        blocks: fc.array(simple, { maxLength: 3 }),
      }),
    },
  ),
  {
    maxLength: 9,
  },
);

test('parses every formatted program back to itself', () => {
  fc.assert(
    fc.property(blocks, (program: Program) => {
      expect(parseProgram(formatProgram(program), motions)).toEqual(program);
    }),
  );
});

test.each(['字', 'é', '%', '(', '🤖'])('parses a program of the greatest length made of %s', (letter) => {
  const words = letter.repeat(limits.words / letter.length);
  const fullProgram: Program = Array.from({ length: limits.blocks }, () => ({ do: 'say', words }));
  expect(parseProgram(formatProgram(fullProgram), motions)).toEqual(fullProgram);
});

test('parses any text to a program within the limits, or throws with a position', () => {
  const parts = ['walk', 'turn', 'say', 'repeat', 'wave', '3', '-90', '1.5', '(', ')', '.', '%', '%E4', 'x', ' '];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (tokens) => {
      const text = tokens.join('');
      try {
        const program = parseProgram(text, motions);
        expect(countBlocks(program)).toBeLessThanOrEqual(limits.blocks);
      } catch (error) {
        expect(error).toBeInstanceOf(ProgramError);
        expect((error as ProgramError).at).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['fly', 'unknown', 0],
  ['walk3.fly', 'unknown', 6],
  ['walk0', 'outOfBounds', 4],
  ['walk10', 'outOfBounds', 4],
  ['turn-361', 'outOfBounds', 4],
  ['wait0.5.wait10', 'outOfBounds', 12],
  ['say()', 'outOfBounds', 3],
  ['say(%E4)', 'unknown', 3],
  ['repeat3', 'unfinished', 7],
  ['repeat3(walk1', 'unfinished', 13],
  ['walk1)', 'unknown', 5],
  ['repeat2(repeat2(repeat2(repeat2(walk1))))', 'tooDeep', 32],
  [Array.from({ length: 41 }, () => 'wave').join('.'), 'tooLong', 200],
  ['a'.repeat(30_000), 'tooLong', 21_840],
])('rejects %s: %s at %i', (text, errorCode, at) => {
  expect(() => parseProgram(text, motions)).toThrow(expect.objectContaining({ code: errorCode, at }));
});

test('unrolls repetitions, each step with the path of its block', () => {
  expect(unrollSteps(parseProgram('wave.repeat2(walk1.bow)', motions)).map(({ path }) => path)).toEqual([
    [0],
    [1, 0],
    [1, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('rejects a run with too many steps', () => {
  expect(() => unrollSteps(parseProgram('repeat9(repeat9(repeat9(wave)))', motions))).toThrow(
    expect.objectContaining({ code: 'runsTooLong' }),
  );
});
