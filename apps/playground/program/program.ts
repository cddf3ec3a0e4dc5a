export type Block =
  | { do: 'walk' | 'turn' | 'wait'; amount: number }
  | { do: 'transform' }
  | { do: 'say'; words: string }
  | { do: 'gesture'; motion: string }
  | { do: 'repeat'; amount: number; blocks: Block[] };
export type Program = readonly Block[];

export interface Amount {
  unit: 'steps' | 'degrees' | 'seconds' | 'times';
  min: number;
  max: number;
  step: number;
  initial: number;
  /** Names of the directions in the messages, for positive and negative amounts. Without them all are positive. */
  directions?: readonly ['forward', 'back'] | readonly ['left', 'right'];
}

export const amounts: Record<Extract<Block, { amount: number }>['do'], Amount> = {
  walk: { unit: 'steps', min: 1, max: 9, step: 1, initial: 2, directions: ['forward', 'back'] },
  turn: { unit: 'degrees', min: 1, max: 360, step: 1, initial: 90, directions: ['left', 'right'] },
  wait: { unit: 'seconds', min: 0.5, max: 9, step: 0.5, initial: 1 },
  repeat: { unit: 'times', min: 2, max: 9, step: 1, initial: 2 },
};

export const limits = {
  /** Letters of one `say` block. */
  words: 60,
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
      if (block.do === 'repeat') for (let i = 0; i < block.amount; i++) unroll(block.blocks, blockPath);
      else steps.push({ block, path: blockPath });
      if (steps.length > limits.run) throw new ProgramError('runsTooLong', 0);
    }
  };
  unroll(program, []);
  return steps;
}
