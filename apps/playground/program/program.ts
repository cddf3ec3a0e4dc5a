/** One instruction of a program. */
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
  /** Steps of one walk; negative: backwards. */
  steps: { min: -9, max: 9 },
  /** Degrees of one turn to the left; negative: to the right. */
  degrees: { min: -360, max: 360 },
  /** Letters of one `say` block. */
  words: 60,
  seconds: { min: 0.5, max: 9 },
  times: { min: 2, max: 9 },
  /** Blocks of a program, nested ones included, and how deep repetitions may nest. */
  blocks: 40,
  depth: 3,
  /** Steps of one run, with repetitions unrolled. */
  run: 300,
} as const;

export type ProgramErrorCode = 'tooLong' | 'tooDeep' | 'runsTooLong' | 'unknown' | 'outOfBounds' | 'unfinished';

/** Thrown for an invalid program. `at` is the position in its text, 0 when the program does not come from text. */
export class ProgramError extends Error {
  readonly code: ProgramErrorCode;
  readonly at: number;

  constructor(code: ProgramErrorCode, at: number) {
    super(`${code} at ${at}`);
    this.name = 'ProgramError';
    this.code = code;
    this.at = at;
  }
}

/** Number of blocks, nested ones included. */
export const countBlocks = (program: Program): number =>
  program.reduce((sum, block) => sum + 1 + (block.do === 'repeat' ? countBlocks(block.blocks) : 0), 0);

/** One action of a run, with the path of its block. */
export interface Step {
  block: Exclude<Block, { do: 'repeat' }>;
  path: number[];
}

/** All actions of a program in order, repetitions unrolled. Throws a ProgramError beyond `limits.run`. */
export function unrollSteps(program: Program): Step[] {
  const steps: Step[] = [];
  const unroll = (blocks: Program, path: number[]) => {
    for (const [index, block] of blocks.entries()) {
      const blockPath = [...path, index];
      if (block.do === 'repeat') for (let i = 0; i < block.times; i++) unroll(block.blocks, blockPath);
      else steps.push({ block, path: blockPath });
      if (steps.length > limits.run) throw new ProgramError('runsTooLong', 0);
    }
  };
  unroll(program, []);
  return steps;
}
