import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';

/** The page with the questions. Each category but the first has an address below it: `faq/shipping`. */
export const faqSlug = 'faq';

/** Path of the endpoint that returns all questions of an edition as JSON, a `FaqResponse`. */
export const faqPath = (edition: EditionCode): string => `/ssr/faq/${edition}`;

export interface FaqQuestion {
  id: string;
  label: string;
  /** One entry per paragraph. */
  answer: string[];
  /** Other words for it that visitors search for. Not shown. */
  keywords?: string | undefined;
  link?: { href: string; external: boolean; label: string } | undefined;
}

export interface FaqTopic {
  id: string;
  title: string;
}

export interface FaqCategory extends FaqTopic {
  questions: FaqQuestion[];
}

export interface FaqResponse {
  /** Until when (exclusive) the questions stay the same; null: for ever. */
  validUntil: Instant | null;
  categories: FaqCategory[];
}

/** The part of a `FaqResponse` in a page: every category, and the questions of one, without their keywords. */
export interface FaqExcerpt {
  validUntil: Instant | null;
  categories: (FaqTopic & { questions?: FaqQuestion[] | undefined })[];
}

/** Address of a category. `home` is the path of the page `faq`, which shows the first category. */
export const categoryPath = (home: string, categories: readonly FaqTopic[], id: string): string =>
  categories[0]?.id === id ? home : `${home}/${id}`;

export const questionAnchor = (category: string, question: string): string => `question-${category}-${question}`;

/** The text in front of the title of the page `faq` on the page of a category. */
export function titlePrefix(categories: readonly FaqTopic[], id: string | undefined): string {
  const index = categories.findIndex((category) => category.id === id);
  return index > 0 ? `${categories[index]?.title} | ` : '';
}
