/** What a robot is told to do, in order. */
export type Block =
  | { do: 'walk'; steps: number }
  | { do: 'turn'; degrees: number }
  | { do: 'transform' }
  | { do: 'say'; words: string }
  | { do: 'gesture'; motion: string }
  | { do: 'wait'; seconds: number }
  | { do: 'repeat'; times: number; blocks: Block[] };
export type Program = readonly Block[];

export const limits = {
  /** Steps of one walk; below nothing: backwards. */
  steps: { least: -9, most: 9 },
  /** Degrees of one turn to the left; below nothing: to the right. */
  degrees: { least: -360, most: 360 },
  /** Letters that are said at once. */
  words: 60,
  seconds: { least: 0.5, most: 9 },
  times: { least: 2, most: 9 },
  /** Blocks of a program, those inside others counted, and how deep they stand in each other. */
  blocks: 40,
  depth: 3,
  /** Things that are done in one run. */
  run: 300,
} as const;

export type ProgramFault = 'tooLong' | 'tooDeep' | 'runsTooLong' | 'unknown' | 'outOfBounds' | 'unfinished';

/** Thrown for a program that may not run; `at` is the place in its text. */
export class ProgramError extends Error {
  readonly fault: ProgramFault;
  readonly at: number;

  constructor(fault: ProgramFault, at: number) {
    super(`${fault} at ${at}`);
    this.name = 'ProgramError';
    this.fault = fault;
    this.at = at;
  }
}

/** How many blocks a program has, those inside others counted. */
export const countOf = (program: Program): number =>
  program.reduce((sum, block) => sum + 1 + (block.do === 'repeat' ? countOf(block.blocks) : 0), 0);

/** A thing that is done, with the way to the block that says so. */
export interface Step {
  block: Exclude<Block, { do: 'repeat' }>;
  path: number[];
}

/**
 * All that a program does, in order, every repetition written out. Throws a ProgramError when that is more than a run
 * may have.
 */
export function stepsOf(program: Program): Step[] {
  const steps: Step[] = [];
  const walk = (blocks: Program, path: number[]) => {
    for (const [index, block] of blocks.entries()) {
      const here = [...path, index];
      if (block.do === 'repeat') for (let i = 0; i < block.times; i++) walk(block.blocks, here);
      else steps.push({ block, path: here });
      if (steps.length > limits.run) throw new ProgramError('runsTooLong', 0);
    }
  };
  walk(program, []);
  return steps;
}
