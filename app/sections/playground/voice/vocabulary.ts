import type { ModeCard } from '#rules/sections/product/modes.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import type { PlaygroundMode, Vocabulary } from '../playground-words.ts';
import { partsOf } from './voice-words.ts';

/**
 * The words that a page's section `voice` lists, each with what it does. The name is what the section's spoken line
 * begins with; its product's name is understood, too, and so is what joins commands (`joining`, parted by commas).
 * Throws where the page lists other words than the commands were written for.
 */
export function vocabularyOf(
  { line, list }: Pick<SectionOf<'voice'>, 'line' | 'list'>,
  commands: string[][],
  { product = '', joining = '' } = {},
): Vocabulary {
  const fits =
    list.groups.length === commands.length &&
    list.groups.every(({ words }, index) => words.length === commands[index]?.length);
  if (!fits)
    throw new Error(
      'the playground says of other words what they do than the section "voice" lists: its commands go by group and place',
    );
  const name = partsOf(line)[0] ?? '';
  return {
    name,
    longNames: longNamesOf(product, name),
    joining: joining.split(/\s*[,、]\s*/u).filter(Boolean),
    groups: list.groups.map(({ title, words }, group) => ({
      title,
      words: words.map((word, place) => [word, commands[group]?.[place] ?? '']),
    })),
  };
}

/** “Flagship Optimus Prime” is called “Optimus Prime”, too. */
const longNamesOf = (product: string, name: string): string[] => {
  const place = product.indexOf(name);
  return [...new Set([product, product.slice(place)])].filter((long) => place >= 0 && long !== name);
};

/**
 * The ways to program that a page tells of; its ready-made moves, each with the program that it is. Throws where these
 * are not as many.
 */
export const modesOf = (cards: readonly ModeCard[], programs: readonly string[]): PlaygroundMode[] =>
  cards.map((card) => {
    const { mode, title, text } = card;
    if (mode !== 'easy') return { mode, title, text };
    if (card.moves.length !== programs.length)
      throw new Error('the playground has other moves than the section "modes" shows');
    return { mode, title, text, moves: card.moves.map((word, place) => ({ word, does: programs[place] ?? '' })) };
  });
