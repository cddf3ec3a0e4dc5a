import type { SectionOf } from '#rules/sections/registry.ts';
import type { Vocabulary } from './playground-words.ts';

/** Parts of what is said: marks of a sentence part them, and quotation marks are not said. */
export const partsOf = (line: string): string[] =>
  line
    .split(/[,，、;；.。!！?？\n]+/u)
    .map((part) => part.replace(/[“”„‟«»「」『』"]/gu, '').trim())
    .filter((part) => part !== '');

/**
 * The words that a page's section `voice` lists, each with what it does. The name is what the section's spoken line begins with.
 * Throws where the page lists other words than the commands were written for.
 */
export function vocabularyOf({ line, list }: Pick<SectionOf<'voice'>, 'line' | 'list'>, commands: string[][]): Vocabulary {
  const fits = list.groups.length === commands.length && list.groups.every(({ words }, index) => words.length === commands[index]?.length);
  if (!fits) throw new Error('the playground says of other words what they do than the section "voice" lists: its commands go by group and place');
  return {
    name: partsOf(line)[0] ?? '',
    groups: list.groups.map(({ title, words }, group) => ({ title, words: words.map((word, place) => ({ word, does: commands[group]?.[place] ?? '' })) })),
  };
}
