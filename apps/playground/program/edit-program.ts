import { type Block, countBlocks, limits, type Program, ProgramError } from './program.ts';

/** Path to a block: its index in the program, then its index in each nested repetition. */
export type Path = readonly number[];

export interface EditResult {
  program: Block[];
  at: Path;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export const isSamePath = (a: Path | undefined, b: Path | undefined): boolean => a?.join() === b?.join();

const startsWith = (path: Path, start: Path): boolean => start.every((step, level) => path[level] === step);
const lastIndex = (path: Path): number => path.at(-1) ?? 0;
const siblingPath = (path: Path, steps: number): Path => [...path.slice(0, -1), lastIndex(path) + steps];

export function blockAt(program: Program, path: Path): Block | undefined {
  const [first, ...rest] = path;
  const block = first === undefined ? undefined : program[first];
  if (rest.length === 0 || !block) return block;
  return block.do === 'repeat' ? blockAt(block.blocks, rest) : undefined;
}

function withSiblings(program: Program, path: Path, change: (siblings: Block[]) => Block[]): Block[] {
  const [first = 0, ...rest] = path;
  if (rest.length === 0) return change([...program]);
  return program.map((block, index) =>
    index === first && block.do === 'repeat' ? { ...block, blocks: withSiblings(block.blocks, rest, change) } : block,
  );
}

const programDepth = (program: Program): number =>
  Math.max(0, ...program.map((block) => (block.do === 'repeat' ? 1 + programDepth(block.blocks) : 0)));

/** Inserts a block before the one at the path. Throws a ProgramError beyond the limits. */
export function insertBlock(program: Program, at: Path, block: Block): EditResult {
  const longer = withSiblings(program, at, (siblings) => siblings.toSpliced(lastIndex(at), 0, block));
  if (countBlocks(longer) > limits.blocks) throw new ProgramError('tooLong', 0);
  if (programDepth(longer) > limits.depth) throw new ProgramError('tooDeep', 0);
  return { program: longer, at };
}

/** Adds a block after the chosen one, in it if it is an empty repetition, or at the end. Throws a ProgramError. */
export function addBlock(program: Program, chosen: Path | undefined, block: Block): EditResult {
  const chosenBlock = chosen && blockAt(program, chosen);
  if (!chosen || !chosenBlock) return insertBlock(program, [program.length], block);
  return insertBlock(
    program,
    chosenBlock.do === 'repeat' && chosenBlock.blocks.length === 0 ? [...chosen, 0] : siblingPath(chosen, 1),
    block,
  );
}

/** Removes a block; `at` is the block that follows it, else the one before, else the one around it. */
export function removeBlock(program: Program, path: Path): EditResult {
  const remaining = withSiblings(program, path, (siblings) => siblings.toSpliced(lastIndex(path), 1));
  const next = [path, siblingPath(path, -1), path.slice(0, -1)].find((one) => blockAt(remaining, one));
  return { program: remaining, at: next ?? [] };
}

export const replaceBlock = (program: Program, path: Path, block: Block): Program =>
  withSiblings(program, path, (siblings) => siblings.with(lastIndex(path), block));

/** Duplicates a block; undefined when there is none. Throws a ProgramError beyond the limits. */
export function copyBlock(program: Program, path: Path): EditResult | undefined {
  const block = blockAt(program, path);
  return block && insertBlock(program, siblingPath(path, 1), structuredClone(block));
}

/** Moves a block before the one at `to`. Undefined if that is inside itself. Throws a ProgramError. */
export function moveBlock(program: Program, from: Path, to: Path): EditResult | undefined {
  const block = blockAt(program, from);
  if (!block || startsWith(to, from)) return undefined;
  const remaining = withSiblings(program, from, (siblings) => siblings.toSpliced(lastIndex(from), 1));
  // The blocks behind it have moved up by one.
  const level = from.length - 1;
  const isShifted = startsWith(to, from.slice(0, -1)) && (to[level] ?? 0) > lastIndex(from);
  return insertBlock(remaining, isShifted ? to.with(level, (to[level] ?? 0) - 1) : to, block);
}

/** Moves a block one place, into the repetition next to it, or out of its own. Undefined if it cannot move. */
export function shiftBlock(program: Program, path: Path, direction: Direction): EditResult | undefined {
  const [previous, next] = [siblingPath(path, -1), siblingPath(path, 1)];
  const [before, after] = [blockAt(program, previous), blockAt(program, next)];
  switch (direction) {
    case 'up':
      return before && moveBlock(program, path, previous);
    case 'down':
      return after && moveBlock(program, path, siblingPath(path, 2));
    case 'in':
      if (before?.do === 'repeat') return moveBlock(program, path, [...previous, before.blocks.length]);
      return after?.do === 'repeat' ? moveBlock(program, path, [...next, 0]) : undefined;
    case 'out':
      return path.length > 1 ? moveBlock(program, path, siblingPath(path.slice(0, -1), 1)) : undefined;
  }
}

export const blockPaths = (program: Program, parent: Path = []): Path[] =>
  program.flatMap((block, index) => {
    const path = [...parent, index];
    return block.do === 'repeat' ? [path, ...blockPaths(block.blocks, path)] : [path];
  });
