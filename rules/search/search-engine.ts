import MiniSearch from 'minisearch';
import type { SearchDocument } from '../contract/search.ts';
import type { Mark } from './marks.ts';
import { excerptOf, marksOf } from './marks.ts';
import type { QueryTerm } from './query-terms.ts';
import { queryTermsOf } from './query-terms.ts';
import { tokensOf } from './tokens.ts';

/** A result: `text` is an excerpt around the first match. */
export interface SearchHit extends SearchDocument {
  marks: { title: Mark[]; text: Mark[] };
}

export interface SearchEngine {
  /** The best results first. Every query is allowed; one without letters has none. */
  search(query: string, limit?: number): SearchHit[];
}

const fields = ['title', 'keywords', 'text', 'parts'] as const;
type Field = (typeof fields)[number];

const boost: Record<Field, number> = { title: 5, keywords: 2.5, text: 1, parts: 0.6 };
/** Robots whose name matches come before all else. */
const nameBoost = 4;
/** Results of less than this share of the best score are left out if nothing matches the whole query. */
const leastShare = 0.25;
const fuzziness = { close: 0.2, far: 0.34 } as const;
const defaultLimit = 30;

/**
 * Searches documents in one language. It runs in the browser and on the server. `hasExcerpts: false` leaves the texts
 * of results whole.
 */
export function createSearchEngine(
  documents: readonly SearchDocument[],
  lang: string,
  { hasExcerpts = true } = {},
): SearchEngine {
  const index = new MiniSearch<{ id: number }>({
    fields: [...fields],
    extractField: ({ id }, field) => (field === 'id' ? id : termsOf(field as Field, documents[id], lang).join(' ')),
    tokenize: splitTerms,
    processTerm: (term) => term,
  });
  index.addAll(documents.map((_, id) => ({ id })));

  function rank(terms: readonly QueryTerm[], combineWith: 'AND' | 'OR', fuzzy: number) {
    const byTerm = new Map(terms.map((queryTerm) => [queryTerm.term, queryTerm]));
    return index
      .search(terms.map(({ term }) => term).join(' '), {
        combineWith,
        boost,
        prefix: (term) => byTerm.get(term)?.isPrefix ?? false,
        fuzzy: (term) => (byTerm.get(term)?.isFuzzy ? fuzzy : false),
      })
      .map(({ id, score, terms: matchingTerms, match }) => {
        const document = documents[id as number] as SearchDocument;
        const isName = document.group === 'robots' && Object.values(match).some((names) => names.includes('title'));
        return { document, score: isName ? score * nameBoost : score, terms: new Set(matchingTerms) };
      })
      .sort((a, b) => b.score - a.score);
  }

  function bestMatches({ required, parts }: ReturnType<typeof queryTermsOf>) {
    if (required.length === 0) return [];
    for (const fuzzy of Object.values(fuzziness)) {
      const matches = rank(required, 'AND', fuzzy);
      if (matches.length > 0) return matches;
    }
    const matches = rank([...required, ...parts], 'OR', fuzziness.close);
    return matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) * leastShare);
  }

  return {
    search: (query, limit = defaultLimit) =>
      bestMatches(queryTermsOf(query, lang))
        .slice(0, limit)
        .map(({ document, terms }) => toHit(document, terms, lang, hasExcerpts)),
  };
}

/** No term holds a space. */
const splitTerms = (terms: string): string[] => terms.split(' ').filter((term) => term !== '');

function termsOf(field: Field, document: SearchDocument | undefined, lang: string): string[] {
  const { title = '', keywords = '', text = '' } = document ?? {};
  return field === 'parts'
    ? [title, keywords, text].flatMap((source) => tokensOf(source, lang)).flatMap(({ parts }) => parts)
    : tokensOf({ title, keywords, text }[field], lang).flatMap(({ terms }) => terms);
}

function toHit(document: SearchDocument, terms: ReadonlySet<string>, lang: string, hasExcerpts: boolean): SearchHit {
  const { text } = document;
  const marks = marksOf(tokensOf(text, lang), terms);
  const excerpt = hasExcerpts ? excerptOf(text, marks, lang) : { text, marks };
  return {
    ...document,
    text: excerpt.text,
    marks: { title: marksOf(tokensOf(document.title, lang), terms), text: excerpt.marks },
  };
}
