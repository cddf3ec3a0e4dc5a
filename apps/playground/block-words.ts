import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import type { PlaygroundWords, Unit } from './playground-words.ts';
import type { Block } from './program/program.ts';

type Motion = keyof PlaygroundWords['motions'];

/** Motions that a gesture block offers. Walking is a block of its own. */
export const gesturesOf = ({ motions }: Pick<PlaygroundWords, 'motions'>): Motion[] =>
  (Object.keys(motions) as Motion[]).filter((motion) => motion !== 'walk');

export const blockName = (kind: Block['do'], { playground, motions }: PlaygroundWords): string =>
  kind === 'walk' ? motions.walk : playground[kind];

/** The singular or plural of a unit: `second`, `seconds`. */
export const formatUnit = (number: number, unit: Unit, { units, lang }: PlaygroundWords): string =>
  units[unit][new Intl.PluralRules(lang).select(number) === 'one' ? 'one' : 'other'];

const formatCount = (number: number, unit: Unit, words: PlaygroundWords): string =>
  fillPlaceholders(words.playground.counted, {
    number: new Intl.NumberFormat(words.lang).format(number),
    unit: formatUnit(number, unit, words),
  });

/** Reads a block out: `Walk forward 3 steps`. */
export function describeBlock(block: Block, words: PlaygroundWords): string {
  const { blockSaying, blockMoving, blockCounting, forward, back, left, right } = words.playground;
  const name = blockName(block.do, words);
  switch (block.do) {
    case 'walk':
      return fillPlaceholders(blockMoving, {
        name,
        way: block.steps > 0 ? forward : back,
        amount: formatCount(Math.abs(block.steps), 'steps', words),
      });
    case 'turn':
      return fillPlaceholders(blockMoving, {
        name,
        way: block.degrees > 0 ? left : right,
        amount: formatCount(Math.abs(block.degrees), 'degrees', words),
      });
    case 'transform':
      return name;
    case 'say':
      return fillPlaceholders(blockSaying, { name, words: block.words });
    case 'gesture':
      return fillPlaceholders(blockSaying, { name, words: words.motions[block.motion as Motion] });
    case 'wait':
      return fillPlaceholders(blockCounting, { name, amount: formatCount(block.seconds, 'seconds', words) });
    case 'repeat':
      return fillPlaceholders(blockCounting, { name, amount: formatCount(block.times, 'times', words) });
  }
}

/** A new block of the palette. `hello` is the first text of a `say` block. */
export function newBlock(kind: Block['do'], words: PlaygroundWords, hello: string): Block {
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
      return { do: kind, motion: gesturesOf(words)[0] ?? '' };
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
