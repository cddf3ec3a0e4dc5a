import { titlePrefix } from '#contract/faq.ts';
import type { PageWords } from '#core/links/page-schema.ts';
import { editions } from '#core/place/editions.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Section } from './sections.ts';

/** How many letters of a description search engines show. Those of East Asia are twice as wide. */
const shownLetters = 160;

/**
 * Title and description of the page of a category of the FAQ: the category is in front of the title, and its
 * questions are the description. Undefined for the first category and for every other page.
 */
export function categoryWords(
  sections: readonly Section[],
  { edition }: ResolveContext,
  { title }: PageWords,
): Pick<PageWords, 'title' | 'description'> | undefined {
  const faq = sections.find((section) => section.kind === 'faq');
  if (!faq) return undefined;
  const { categories } = faq.answer;
  const category = categories.slice(1).find(({ id }) => id === faq.category);
  if (!category) return undefined;
  const most = /^(zh|ja|ko)/.test(editions[edition].lang) ? shownLetters / 2 : shownLetters;
  return {
    title: titlePrefix(categories, category.id) + title,
    description: category.questions.map(({ label }) => label).reduce((text, label) => joinWithin(most, text, label)),
  };
}

/** Adds a sentence if there is room for it. After full-width punctuation there is no space. */
function joinWithin(most: number, text: string, sentence: string): string {
  const joined = text + (/[。？！]$/.test(text) ? '' : ' ') + sentence;
  return joined.length > most ? text : joined;
}
