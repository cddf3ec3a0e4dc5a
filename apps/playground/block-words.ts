import type { PlaygroundMessages, RunMessages } from './playground-messages.ts';
import { amounts, type Block, limits, type ProgramErrorCode } from './program/program.ts';

type Motion = keyof PlaygroundMessages['motions'];

/** Names of the motions that a gesture block offers. Walking is a block of its own. */
export const gestureNames = ({ motions }: Pick<PlaygroundMessages, 'motions'>): Motion[] =>
  (Object.keys(motions) as Motion[]).filter((motion) => motion !== 'walk');

export const blockName = (kind: Block['do'], { playground, motions }: RunMessages): string =>
  kind === 'walk' ? motions.walk : playground[kind];

const limitValues: Partial<Record<ProgramErrorCode, number>> = {
  tooLong: limits.blocks,
  tooDeep: limits.depth,
  runsTooLong: limits.run,
};
/** Limits have other texts for a link than for an edit, where a change was refused. */
const linkErrors: Partial<Record<ProgramErrorCode, 'linkTooLong' | 'linkTooDeep'>> = {
  tooLong: 'linkTooLong',
  tooDeep: 'linkTooDeep',
};

export const programErrorText = (
  code: ProgramErrorCode,
  { playground, format }: Pick<RunMessages, 'playground' | 'format'>,
  isLinked = false,
): string => format(playground[(isLinked && linkErrors[code]) || code], { most: limitValues[code] ?? 0 });

/** Reads a block out: `Walk forward 3 steps`. */
export function describeBlock(block: Block, messages: RunMessages): string {
  const { format, playground, motions, scenes } = messages;
  const name = blockName(block.do, messages);
  switch (block.do) {
    case 'transform':
      return name;
    case 'say':
      return format(playground.blockSaying, { name, words: block.words });
    case 'gesture':
      return format(playground.blockSaying, {
        name,
        words: motions[block.motion as Motion] ?? scenes[block.motion as keyof typeof scenes],
      });
    default: {
      const { unit, directions } = amounts[block.do];
      const count = Math.abs(block.amount);
      const amount = format(playground.counted, {
        number: new Intl.NumberFormat(messages.lang).format(count),
        unit: format(playground[unit], { count }),
      });
      if (!directions) return format(playground.blockCounting, { name, amount });
      return format(playground.blockMoving, { name, way: playground[directions[block.amount > 0 ? 0 : 1]], amount });
    }
  }
}

/** A new block of the palette. `hello` is the first text of a `say` block. */
export function newBlock(kind: Block['do'], messages: PlaygroundMessages, hello: string): Block {
  switch (kind) {
    case 'transform':
      return { do: kind };
    case 'say':
      return { do: kind, words: hello };
    case 'gesture':
      return { do: kind, motion: gestureNames(messages)[0] ?? '' };
    case 'repeat':
      return { do: kind, amount: amounts.repeat.initial, blocks: [] };
    default:
      return { do: kind, amount: amounts[kind].initial };
  }
}

export const blockKinds: readonly Block['do'][] = ['walk', 'turn', 'transform', 'say', 'gesture', 'wait', 'repeat'];
