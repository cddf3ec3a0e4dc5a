import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBlock,
  blockAt,
  blockPaths,
  copyBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  shiftBlock,
} from './edit-program.ts';
import { type Block, countBlocks, limits } from './program.ts';
import { formatProgram, parseProgram } from './program-text.ts';

const motions = ['wave', 'bow', 'nod'];
const parse = (text: string) => parseProgram(text, motions);
const wave: Block = { do: 'gesture', motion: 'wave' };
const summarize = (edited: { program: Block[]; at: readonly number[] } | undefined) =>
  edited && [formatProgram(edited.program), edited.at.join('/')];

describe('adding a block', () => {
  test.each([
    ['to an empty program', '', undefined, 'wave', '0'],
    ['at the end', 'bow.nod', undefined, 'bow.nod.wave', '2'],
    ['after the chosen one', 'bow.nod', [0], 'bow.wave.nod', '1'],
    ['into an empty repetition', 'repeat2()', [0], 'repeat2(wave)', '0/0'],
    ['after a repetition that has blocks', 'repeat2(bow)', [0], 'repeat2(bow).wave', '1'],
    ['after the chosen one inside', 'repeat2(bow.nod)', [0, 0], 'repeat2(bow.wave.nod)', '0/1'],
  ])('%s', (_where, text, chosen, expected, at) => {
    expect(summarize(addBlock(parse(text), chosen, wave))).toEqual([expected, at]);
  });

  test('throws beyond the limits', () => {
    const full = Array.from({ length: limits.blocks }, () => wave);
    expect(() => addBlock(full, undefined, wave)).toThrow(expect.objectContaining({ code: 'tooLong' }));
    expect(() =>
      addBlock(parse('repeat2(repeat2(repeat2()))'), [0, 0, 0], { do: 'repeat', amount: 2, blocks: [] }),
    ).toThrow(expect.objectContaining({ code: 'tooDeep' }));
  });
});

test.each([
  ['up', 'bow.nod', [1], 'nod.bow', '0'],
  ['down', 'bow.nod.wave', [0], 'nod.bow.wave', '1'],
  ['in', 'repeat2(bow).nod', [1], 'repeat2(bow.nod)', '0/1'],
  ['in', 'nod.repeat2(bow)', [0], 'repeat2(nod.bow)', '0/0'],
  ['out', 'repeat2(bow.nod).wave', [0, 0], 'repeat2(nod).bow.wave', '1'],
] as const)('moves a block %s', (direction, text, path, expected, at) => {
  expect(summarize(shiftBlock(parse(text), path, direction))).toEqual([expected, at]);
});

test.each([
  ['up', 'bow', [0]],
  ['down', 'bow', [0]],
  ['in', 'bow.nod', [1]],
  ['out', 'bow', [0]],
] as const)('leaves a block that cannot move %s', (direction, text, path) => {
  expect(shiftBlock(parse(text), path, direction)).toBeUndefined();
});

test('does not move a repetition into itself', () => {
  expect(moveBlock(parse('repeat2(bow)'), [0], [0, 1])).toBeUndefined();
});

test('chooses the next block after a removal, else the one before, else the one around', () => {
  expect(summarize(removeBlock(parse('bow.nod'), [0]))).toEqual(['nod', '0']);
  expect(summarize(removeBlock(parse('bow.nod'), [1]))).toEqual(['bow', '0']);
  expect(summarize(removeBlock(parse('repeat2(bow)'), [0, 0]))).toEqual(['repeat2()', '0']);
  expect(summarize(removeBlock(parse('bow'), [0]))).toEqual(['', '']);
});

test('inserts a copy after its original, independent of it', () => {
  const { program = [], at = [] } = copyBlock(parse('repeat2(bow)'), [0]) ?? {};
  expect(formatProgram(replaceBlock(program, [...at, 0], wave))).toBe('repeat2(bow).repeat2(wave)');
});

test('moves any block without losing one, and returns its new path', () => {
  const program = parse('wave.repeat2(bow.repeat3(nod.wave).wait1).repeat4().walk2');
  const paths = blockPaths(program);
  const targets = [...paths, [4], [1, 3], [2, 0]];
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.constantFrom(...targets), (from, to) => {
      const moved = moveBlock(program, from, to);
      if (!moved) return;
      expect(countBlocks(moved.program)).toBe(countBlocks(program));
      expect(blockAt(moved.program, moved.at)).toEqual(blockAt(program, from));
    }),
  );
});
