import type { PlaygroundMessages } from './playground-messages.ts';
import type { Block, ProgramErrorCode } from './program/program.ts';
import { limits } from './program/program.ts';

type Motion = keyof PlaygroundMessages['motions'];
type Unit = 'steps' | 'degrees' | 'seconds' | 'times';

/** Names of the motions that a gesture block offers. Walking is a block of its own. */
export const gestureNames = ({ motions }: Pick<PlaygroundMessages, 'motions'>): Motion[] =>
  (Object.keys(motions) as Motion[]).filter((motion) => motion !== 'walk');

export const blockName = (kind: Block['do'], { playground, motions }: PlaygroundMessages): string =>
  kind === 'walk' ? motions.walk : playground[kind];

/** The singular or plural of a unit: `second`, `seconds`. */
export const formatUnit = (count: number, unit: Unit, { playground, format }: PlaygroundMessages): string =>
  format(playground[unit], { count });

const formatCount = (count: number, unit: Unit, messages: PlaygroundMessages): string =>
  messages.format(messages.playground.counted, {
    number: new Intl.NumberFormat(messages.lang).format(count),
    unit: formatUnit(count, unit, messages),
  });

const limitValues: Record<string, number> = {
  tooLong: limits.blocks,
  linkTooLong: limits.blocks,
  tooDeep: limits.depth,
  linkTooDeep: limits.depth,
  runsTooLong: limits.run,
};

/** Why a program, or one in a link, is refused. */
export const programErrorText = (
  error: ProgramErrorCode | 'linkTooLong' | 'linkTooDeep',
  { playground, format }: Pick<PlaygroundMessages, 'playground' | 'format'>,
): string => format(playground[error], { most: limitValues[error] ?? 0 });

/** Reads a block out: `Walk forward 3 steps`. */
export function describeBlock(block: Block, messages: PlaygroundMessages): string {
  const { format, playground, motions } = messages;
  const { blockSaying, blockMoving, blockCounting, forward, back, left, right } = playground;
  const name = blockName(block.do, messages);
  switch (block.do) {
    case 'walk':
      return format(blockMoving, {
        name,
        way: block.steps > 0 ? forward : back,
        amount: formatCount(Math.abs(block.steps), 'steps', messages),
      });
    case 'turn':
      return format(blockMoving, {
        name,
        way: block.degrees > 0 ? left : right,
        amount: formatCount(Math.abs(block.degrees), 'degrees', messages),
      });
    case 'transform':
      return name;
    case 'say':
      return format(blockSaying, { name, words: block.words });
    case 'gesture':
      return format(blockSaying, { name, words: motions[block.motion as Motion] });
    case 'wait':
      return format(blockCounting, { name, amount: formatCount(block.seconds, 'seconds', messages) });
    case 'repeat':
      return format(blockCounting, { name, amount: formatCount(block.times, 'times', messages) });
  }
}

/** A new block of the palette. `hello` is the first text of a `say` block. */
export function newBlock(kind: Block['do'], messages: PlaygroundMessages, hello: string): Block {
  switch (kind) {
    case 'walk':
      return { do: kind, steps: 2 };
    case 'turn':
      return { do: kind, degrees: 90 };
    case 'transform':
      return { do: kind };
    case 'say':
      return { do: kind, words: hello };
    case 'gesture':
      return { do: kind, motion: gestureNames(messages)[0] ?? '' };
    case 'wait':
      return { do: kind, seconds: 1 };
    case 'repeat':
      return { do: kind, times: 2, blocks: [] };
  }
}

/** In the order of the palette. */
export const blockKinds = [
  'walk',
  'turn',
  'transform',
  'say',
  'gesture',
  'wait',
  'repeat',
] as const satisfies readonly Block['do'][];
