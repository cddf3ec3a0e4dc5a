import type { PlaygroundWords } from './playground-words.ts';
import type { Block } from './program.ts';

type Words = Pick<PlaygroundWords, 'playground' | 'motions'>;
type Motion = keyof Words['motions'];

/** The gestures that blocks offer: walking is a block of its own. */
export const gesturesOf = (words: Words): Motion[] => (Object.keys(words.motions) as Motion[]).filter((motion) => motion !== 'walk');

/** What a kind of block is called. */
export const nameOf = (kind: Block['do'], { playground, motions }: Words): string => (kind === 'walk' ? motions.walk : playground[kind]);

/** A block as it is read out: `Walk forward 3 steps`. */
export function wordsOf(block: Block, words: Words): string {
  const { playground, motions } = words;
  const name = nameOf(block.do, words);
  switch (block.do) {
    case 'walk':
      return `${name} ${block.steps > 0 ? playground.forward : playground.back} ${Math.abs(block.steps)} ${playground.steps}`;
    case 'turn':
      return `${name} ${block.degrees > 0 ? playground.left : playground.right} ${Math.abs(block.degrees)} ${playground.degrees}`;
    case 'transform':
      return name;
    case 'say':
      return `${name}: ${block.words}`;
    case 'gesture':
      return `${name}: ${motions[block.motion as Motion]}`;
    case 'wait':
      return `${name} ${block.seconds} ${playground.seconds}`;
    case 'repeat':
      return `${name} ${block.times} ${playground.times}`;
  }
}

/** A block as it comes from the palette; `hello` is what one that speaks says first. */
export function newBlock(kind: Block['do'], words: Words, hello: string): Block {
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

/** The palette, in its order. */
export const blockKinds = ['walk', 'turn', 'transform', 'say', 'gesture', 'wait', 'repeat'] as const satisfies readonly Block['do'][];
