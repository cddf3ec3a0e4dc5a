import { maxQueryLength } from '#contract/search.ts';
import { languageFacts } from '../place/editions.ts';
import { foldAlphabetic, foldHangul } from './fold-text.ts';
import { functionWordsIn } from './function-words.ts';
import { foldedText, hangulStem, isParticle, type Run, segmentWords, splitBigrams, splitRuns } from './writing.ts';

export interface QueryTerm {
  term: string;
  /** True if longer words that begin with it match, too. */
  isPrefix: boolean;
  /** True if words with a typing error match, too. */
  isFuzzy: boolean;
}

export interface QueryTerms {
  required: QueryTerm[];
  /** The same with two words joined, for each two neighbours: `bumble bee` is `bumblebee`. */
  joined: QueryTerm[][];
  /** With the words of grammar: a question that is asked in the same words is the best result. */
  verbatim: QueryTerm[];
  /** Parts of words, for when nothing has all. */
  parts: QueryTerm[];
}

const maxTerms = 20;
/** Words of so many letters may hold a typing error. Letters of Hangul are half as long. */
const fuzzyLength = { alphabetic: 4, hangul: 6 } as const;
const partLength = 4;

export function parseQuery(query: string, lang: string): QueryTerms {
  const text = joinDesignations(query.normalize('NFKC').slice(0, maxQueryLength));
  const runs = splitRuns(text);
  const verbatim = termsOfRuns(runs, lang, new Set());
  const required = termsOfRuns(runs, lang, functionWordsIn(lang));
  return {
    required: required.length > 0 ? required : verbatim,
    joined: joinedRuns(runs).map((joinedOnce) => termsOfRuns(joinedOnce, lang, functionWordsIn(lang))),
    verbatim,
    parts: unique(runs.flatMap((run) => partTerms(run, lang))),
  };
}

/** `T 9` and `K-1` are `T9` and `K1`. */
const joinDesignations = (text: string): string => text.replace(/(?<![\p{L}\p{N}])([A-Za-z])[\s-](?=\d(?!\d))/gu, '$1');

/** Longer queries hold no name alone. */
const maxRunsToJoin = 4;

function joinedRuns(runs: Run[]): Run[][] {
  if (runs.length > maxRunsToJoin) return [];
  return runs.slice(1).flatMap((run, index) => {
    const previous = runs[index];
    return previous?.writing === run.writing && run.writing !== 'eastAsian'
      ? [[...runs.slice(0, index), { ...previous, text: previous.text + run.text }, ...runs.slice(index + 2)]]
      : [];
  });
}

function termsOfRuns(runs: Run[], lang: string, functionWords: ReadonlySet<string>): QueryTerm[] {
  const terms = runs.flatMap((run, index) => {
    if (run.writing === 'eastAsian') return eastAsianTerms(run, lang, functionWords);
    if (functionWords.has(run.writing === 'hangul' ? run.text : foldAlphabetic(run.text))) return [];
    if (run.writing === 'hangul') return isParticle(run.text) && index > 0 ? [] : [hangulTerm(run.text)];
    return [alphabeticTerm(run.text, index === runs.length - 1)];
  });
  return unique(terms);
}

const unique = (terms: QueryTerm[]): QueryTerm[] =>
  [...new Map(terms.map((term) => [term.term, term])).values()].slice(0, maxTerms);

function alphabeticTerm(text: string, isLast: boolean): QueryTerm {
  const term = foldAlphabetic(text);
  const isLong = term.length >= fuzzyLength.alphabetic;
  return { term, isPrefix: isLast || isLong, isFuzzy: isLong && !/\p{N}/u.test(term) };
}

function hangulTerm(text: string): QueryTerm {
  const term = foldHangul(hangulStem(text));
  return { term, isPrefix: true, isFuzzy: term.length >= fuzzyLength.hangul };
}

function eastAsianTerms(run: Run, lang: string, functionWords: ReadonlySet<string>): QueryTerm[] {
  const folded = foldedText(run);
  const pieces = [''];
  for (const { word } of segmentWords(folded, lang)) {
    if (functionWords.has(word)) pieces.push('');
    else pieces.push((pieces.pop() ?? '') + word);
  }
  return pieces.filter((piece) => piece !== '').flatMap((piece) => splitBigrams(piece).map(exactTerm));
}

/** One character finds the words that begin with it. */
const exactTerm = (term: string): QueryTerm => ({ term, isPrefix: [...term].length === 1, isFuzzy: false });

function partTerms(run: Run, lang: string): QueryTerm[] {
  if (run.writing === 'eastAsian')
    return segmentWords(foldedText(run), lang).flatMap(({ word }) =>
      word.length > 2 ? [{ term: word, isPrefix: false, isFuzzy: word.length >= fuzzyLength.alphabetic }] : [],
    );
  if (run.writing === 'hangul')
    return wordBeginnings(run.text, 2).map((part) => ({ ...exactTerm(foldHangul(part)), isPrefix: false }));
  if (!languageFacts(lang).joinsWords) return [];
  const term = foldAlphabetic(run.text);
  const ends = Array.from({ length: Math.max(0, term.length - 2 * partLength + 1) }, (_, index) =>
    term.slice(partLength + index),
  );
  return [
    ...wordBeginnings(term, partLength).map(exactTerm),
    ...ends.map((end) => ({ term: end, isPrefix: true, isFuzzy: false })),
  ];
}

/** The beginnings of a word with at least so many letters, without the word itself. */
const wordBeginnings = (word: string, shortest: number): string[] =>
  Array.from({ length: Math.max(0, word.length - shortest) }, (_, index) => word.slice(0, shortest + index));
