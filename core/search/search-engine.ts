import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchDocument, SearchGroup } from '#contract/search.ts';
import { cutExcerpt, findMarks, type Mark } from './marks.ts';
import { parseQuery, type QueryTerm, type QueryTerms } from './query-terms.ts';
import { splitTokens, type Token } from './tokens.ts';

/** A result: `text` is an excerpt around the first match. */
export interface SearchHit extends SearchDocument {
  marks: { title: Mark[]; text: Mark[] };
}

export interface SearchEngine {
  /** The best results first. Every query is allowed; one without letters has none. */
  search(query: string, limit?: number): SearchHit[];
}

interface TokenizedDocument extends Record<'title' | 'keywords' | 'text', Token[]> {
  id: number;
  document: SearchDocument;
}

interface RankedHit {
  tokenized: TokenizedDocument;
  score: number;
  terms: ReadonlySet<string>;
}

const fields = ['title', 'keywords', 'text', 'parts'] as const;
type Field = (typeof fields)[number];

const boost: Record<Field, number> = { title: 5, keywords: 2.5, text: 1, parts: 0.6 };
/** Results of less than this share of the best score are left out if nothing matches the whole query. */
const leastShare = 0.25;
/** The most typing errors that a word may hold: below 1 as a share of its letters. */
type AllowedErrors = (term: string) => number | false;

const errorRate = 0.2;
const fewErrors: AllowedErrors = () => errorRate;
/** Two letters in the wrong order are two errors. */
const moreErrors: AllowedErrors = (term) => (term.length < 6 ? errorRate : 2);
const defaultLimit = 30;

/** Robots stand before what is written about them. */
const groupWeights: Record<SearchGroup, number> = { robots: 1.5, pages: 1, questions: 1.2, manuals: 0.7, news: 0.7 };
/** The bonus of a title that has all terms. Whoever types the name of a robot wants the robot. */
const titleBonus: Record<SearchGroup, number> = { robots: 3, pages: 1, questions: 1, manuals: 1, news: 1 };
/** One word names a topic, several ask a question. */
const questionBonus = 1.3;
const verbatimBonus = 2.5;
/** The share that remains of the score if no whole term matches, only parts of words. */
const leastCoverage = 0.25;

/** Searches documents in one language, also in the browser. `hasExcerpts: false` leaves texts of results whole. */
export function createSearchEngine(
  documents: readonly SearchDocument[],
  lang: string,
  { hasExcerpts = true } = {},
): SearchEngine {
  const tokenizedDocuments = documents.map((document, id) => tokenize(id, document, lang));
  const index = new MiniSearch<TokenizedDocument>({
    fields: [...fields],
    extractField: (document, field) => (field === 'id' ? document.id : fieldTerms(field as Field, document).join(' ')),
    tokenize: splitTerms,
    processTerm: (term) => term,
  });
  index.addAll(tokenizedDocuments);

  function find(terms: readonly QueryTerm[], combineWith: 'AND' | 'OR', allowedErrors: AllowedErrors): SearchResult[] {
    const byTerm = new Map(terms.map((queryTerm) => [queryTerm.term, queryTerm]));
    return index.search(terms.map(({ term }) => term).join(' '), {
      combineWith,
      boost,
      prefix: (term) => byTerm.get(term)?.isPrefix ?? false,
      fuzzy: (term) => (byTerm.get(term)?.isFuzzy ? allowedErrors(term) : false),
    });
  }

  function rank(
    results: SearchResult[],
    required: readonly QueryTerm[],
    verbatimIds: ReadonlySet<unknown>,
  ): RankedHit[] {
    const requiredTerms = new Set(required.map(({ term }) => term));
    return results
      .map(({ id, score, terms, queryTerms, match }) => {
        const tokenized = tokenizedDocuments[id] as TokenizedDocument;
        const { group } = tokenized.document;
        const titleMatches = Object.values(match).filter((names) => names.includes('title')).length;
        const matchingTerms = new Set(queryTerms.filter((term) => requiredTerms.has(term))).size;
        const titleShare = Math.min(1, titleMatches / requiredTerms.size);
        const coverage = leastCoverage + (1 - leastCoverage) * (matchingTerms / requiredTerms.size);
        const rankingScore =
          score *
          groupWeights[group] *
          (group === 'questions' && requiredTerms.size > 1 ? questionBonus : 1) *
          (1 + titleBonus[group] * titleShare) *
          coverage ** 2 *
          (verbatimIds.has(id) ? verbatimBonus : 1);
        return { tokenized, terms: new Set(terms), score: rankingScore };
      })
      .sort((a, b) => b.score - a.score);
  }

  function bestHits({ required, joined, verbatim, parts }: QueryTerms): RankedHit[] {
    if (required.length === 0) return [];
    const verbatimIds = new Set(find(verbatim, 'AND', () => false).map(({ id }) => id));
    for (const allowedErrors of [fewErrors, moreErrors]) {
      const hits = [required, ...joined].flatMap((terms) =>
        rank(find(terms, 'AND', allowedErrors), terms, verbatimIds),
      );
      if (hits.length > 0) return uniqueHits(hits.sort((a, b) => b.score - a.score));
    }
    const hits = rank(find([...required, ...parts], 'OR', fewErrors), required, verbatimIds);
    return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * leastShare);
  }

  return {
    search: (query, limit = defaultLimit) =>
      bestHits(parseQuery(query, lang))
        .slice(0, limit)
        .map((hit) => toHit(hit, lang, hasExcerpts)),
  };
}

const uniqueHits = (hits: RankedHit[]): RankedHit[] =>
  [...new Map(hits.toReversed().map((hit) => [hit.tokenized, hit])).values()].sort((a, b) => b.score - a.score);

const splitTerms = (terms: string): string[] => terms.split(' ').filter((term) => term !== '');

const tokenize = (id: number, document: SearchDocument, lang: string): TokenizedDocument => ({
  id,
  document,
  title: splitTokens(document.title, lang),
  keywords: splitTokens(document.keywords ?? '', lang),
  text: splitTokens(document.text, lang),
});

const fieldTerms = (field: Field, document: TokenizedDocument): string[] =>
  field === 'parts'
    ? [document.title, document.keywords, document.text].flat().flatMap(({ parts }) => parts)
    : document[field].flatMap(({ terms }) => terms);

function toHit(
  { tokenized: { document, title, text }, terms }: RankedHit,
  lang: string,
  hasExcerpts: boolean,
): SearchHit {
  const marks = findMarks(text, terms);
  const excerpt = hasExcerpts ? cutExcerpt(document.text, marks, lang) : { text: document.text, marks };
  return { ...document, text: excerpt.text, marks: { title: findMarks(title, terms), text: excerpt.marks } };
}
