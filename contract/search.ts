import type { EditionCode } from '#core/place/editions.ts';

export const searchGroups = ['robots', 'pages', 'questions', 'manuals', 'news'] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface SearchDocument {
  group: SearchGroup;
  title: string;
  /** Shown under the title, and searched. */
  text: string;
  /** Searched, but not shown: other names and keywords. */
  keywords?: string | undefined;
  href: string;
  /** The dialog shows it of a robot: the path of its picture, and its price with the note that the law wants. */
  product?: { accent: string; picture?: string | undefined; price?: string | undefined; note?: string | undefined };
}

/** Everything that an edition lets visitors find at an instant. */
export interface SearchIndexResponse {
  /** Until when (exclusive) it holds, as an instant in ms; null: for ever. */
  validUntil: number | null;
  documents: SearchDocument[];
}

export const searchIndexPath = (edition: EditionCode): string => `/ssr/search/${edition}`;

export const searchSlug = 'search';

/** The rest of a longer query is not searched. */
export const maxQueryLength = 100;
