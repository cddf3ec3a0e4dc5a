import type { EditionCode } from '../place/editions.ts';
import type { Link } from '../site/link.ts';
import type { Instant } from '../time/instant.ts';

/** The page whose questions the server also answers as data. */
export const faqSlug = 'faq';

/** Where the server answers an edition's questions, a `FaqAnswer` as JSON. */
export const faqPath = (edition: EditionCode): string => `/ssr/faq/${edition}`;

export interface FaqQuestion {
  id: string;
  /** The question. */
  label: string;
  /** Its answer, line by line. */
  answer: string[];
  /** Where one goes from here. */
  link?: (Link & { label: string }) | undefined;
}

export interface FaqCategory {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

/** All questions that an edition answers at an instant. */
export interface FaqAnswer {
  /** Until when (not included) they stay exactly so; null: for ever. */
  validUntil: Instant | null;
  categories: FaqCategory[];
}
