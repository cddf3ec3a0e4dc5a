import type { ModeCard } from '#rules/sections/product/modes.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import type { PlaygroundMode, Vocabulary } from '../playground-words.ts';
import { splitLine } from './command-matcher.ts';

/**
 * Combines the words of a page's section `voice` with their actions. The robot's name is the first word of the
 * section's sample line; its product's name works too. `joining` lists connecting words, separated by commas. Throws
 * when words and commands do not match in number.
 */
export function createVocabulary(
  { line, list }: Pick<SectionOf<'voice'>, 'line' | 'list'>,
  commands: string[][],
  { product = '', joining = '' } = {},
): Vocabulary {
  const fits =
    list.groups.length === commands.length &&
    list.groups.every(({ words }, index) => words.length === commands[index]?.length);
  if (!fits)
    throw new Error(
      'the playground has commands for other words than the section "voice" lists: write one command for each word',
    );
  const name = splitLine(line)[0] ?? '';
  return {
    name,
    longNames: longNamesOf(product, name),
    joining: joining.split(/\s*[,、]\s*/u).filter(Boolean),
    groups: list.groups.map(({ title, words }, group) => ({
      title,
      words: words.map((word, index) => [word, commands[group]?.[index] ?? '']),
    })),
  };
}

/** “Flagship Optimus Prime” answers to “Optimus Prime”, too. */
const longNamesOf = (product: string, name: string): string[] => {
  const index = product.indexOf(name);
  return [...new Set([product, product.slice(index)])].filter((long) => index >= 0 && long !== name);
};

/**
 * The programming modes of a page, its ready-made moves with their programs. Throws when moves and programs do not
 * match in number.
 */
export const createModes = (cards: readonly ModeCard[], programs: readonly string[]): PlaygroundMode[] =>
  cards.map((card) => {
    const { mode, title, text } = card;
    if (mode !== 'easy') return { mode, title, text };
    if (card.moves.length !== programs.length)
      throw new Error('the playground has other moves than the section "modes" shows: give each move one program');
    return { mode, title, text, moves: card.moves.map((word, index) => ({ word, does: programs[index] ?? '' })) };
  });
