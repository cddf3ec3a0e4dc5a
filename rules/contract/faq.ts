import type { EditionCode } from '../place/editions.ts';
import type { Instant } from '../time/instant.ts';

/** The page whose questions the server also returns as JSON. */
export const faqSlug = 'faq';

/** Path of the endpoint that returns a `FaqResponse` as JSON. */
export const faqPath = (edition: EditionCode): string => `/ssr/faq/${edition}`;

export interface FaqQuestion {
  id: string;
  label: string;
  /** One entry per paragraph. */
  answer: string[];
  /** Further reading. */
  link?: { href: string; external: boolean; label: string } | undefined;
}

export interface FaqCategory {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

export interface FaqResponse {
  /** Until when (exclusive) the questions stay the same; null: for ever. */
  validUntil: Instant | null;
  categories: FaqCategory[];
}
