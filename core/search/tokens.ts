import { languageFacts } from '../place/editions.ts';
import { foldAlphabetic, foldHangul, foldWithUmlauts } from './fold-text.ts';
import {
  foldedCharacters,
  foldedText,
  hangulStem,
  isParticle,
  type Run,
  segmentWords,
  splitBigrams,
  splitRuns,
} from './writing.ts';

export interface Token {
  start: number;
  end: number;
  terms: string[];
  /** Parts of the word, and words that it makes with the next one. They count less. */
  parts: string[];
}

/** Words of this many letters may be compounds, and their parts have at least so many. */
const compound = { length: 9, part: 4 } as const;

export function splitTokens(text: string, lang: string): Token[] {
  const runs = splitRuns(text);
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    const follower = next && isJoint(text.slice(run.start + run.text.length, next.start)) ? next : undefined;
    if (run.writing === 'eastAsian') return eastAsianTokens(run, follower, lang);
    if (run.writing === 'hangul') return hangulTokens(run, follower);
    return alphabeticTokens(run, follower, lang);
  });
}

/** Returns true if a text may stand between the parts of one name. */
const isJoint = (text: string): boolean => text.length <= 1 && /^[\s\u00A0\u2010-\u2013-]?$/.test(text);

function alphabeticTokens({ text, start }: Run, follower: Run | undefined, lang: string): Token[] {
  const terms = new Set([foldAlphabetic(text), foldWithUmlauts(text)]);
  const parts = [...camelCaseParts(text).map(foldAlphabetic)];
  if (follower?.writing === 'alphabetic') parts.push(foldAlphabetic(text + follower.text));
  if (languageFacts(lang).joinsWords) for (const term of terms) parts.push(...wordEnds(term));
  return [{ start, end: start + text.length, terms: [...terms], parts }];
}

const camelCaseParts = (text: string): string[] => {
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}{2,}|\p{N}+/gu) ?? [];
  return words.length > 1 ? words.filter(({ length }) => length > 2) : [];
};

const wordEnds = (term: string): string[] =>
  term.length < compound.length
    ? []
    : Array.from({ length: term.length - 2 * compound.part + 1 }, (_, index) => term.slice(compound.part + index));

function hangulTokens({ text, start }: Run, follower: Run | undefined): Token[] {
  if (isParticle(text)) return [];
  const stem = hangulStem(text);
  const parts = Array.from({ length: Math.max(0, stem.length - 3) }, (_, index) => foldHangul(stem.slice(index + 2)));
  if (follower?.writing === 'hangul') parts.push(...[text, stem].map((word) => foldHangul(word + follower.text)));
  return [{ start, end: start + stem.length, terms: [foldHangul(text)], parts }];
}

function eastAsianTokens(run: Run, follower: Run | undefined, lang: string): Token[] {
  const characters = foldedCharacters(run);
  const folded = foldedText(run);
  const place = (from: number, to: number) => ({
    start: characters[from]?.start ?? run.start,
    end: characters[to - 1]?.end ?? run.start,
  });
  const bigrams = splitBigrams(folded).map((bigram, index) => ({
    ...place(index, index + bigram.length),
    terms: [bigram],
    parts: [],
  }));
  const words = segmentWords(folded, lang).flatMap(({ word, start }) =>
    word.length > 2 ? [{ ...place(start, start + word.length), terms: [word], parts: [] }] : [],
  );
  const following = follower?.writing === 'eastAsian' ? foldedCharacters(follower)[0] : undefined;
  const last = characters.at(-1);
  const joined =
    following && last
      ? [{ start: last.start, end: last.end, terms: [], parts: [last.character + following.character] }]
      : [];
  return [...bigrams, ...words, ...joined];
}
