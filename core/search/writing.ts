import { memoize } from '../words/memoize.ts';
import { foldEastAsian } from './fold-text.ts';

export interface Run {
  writing: 'alphabetic' | 'eastAsian' | 'hangul';
  text: string;
  start: number;
}

/** Names that are written with a middle dot are one run. */
const runPattern =
  /(?<eastAsian>[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F]+(?:[\u30FB\uFF65][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F]+)*)|(?<hangul>\p{sc=Hang}+)|(?<alphabetic>(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F])[\p{L}\p{N}\p{M}])+)/gu;

export const splitRuns = (text: string): Run[] =>
  [...text.matchAll(runPattern)].map((match) => ({
    writing: match.groups?.eastAsian ? 'eastAsian' : match.groups?.hangul ? 'hangul' : 'alphabetic',
    text: match[0],
    start: match.index,
  }));

const endings =
  /(?:에서는|으로는|에게서|이라도|이에요|인가요|하려면|합니다|하나요|할까요|하세요|되나요|됩니다|하는|하고|하기|해요|돼요|예요|에서|에게|으로|까지|부터|처럼|보다|한테|이나|라도|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;

/** A word without its particle; at least two syllables remain. */
export function hangulStem(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= 2 ? stem : word;
}

/** A particle that stands alone, because it follows a word in Latin letters: `K1은`. */
export const isParticle = (text: string): boolean =>
  /^(?:은|는|이|가|을|를|의|에|로|와|과|도|만|으로|에서)$/.test(text);

/**
 * The folded characters of a run with their places in the text, without middle dots. A voicing mark belongs to the kana
 * before it.
 */
export const foldedCharacters = ({ text, start }: Run) =>
  [...text.matchAll(/[^\u30FB\uFF65][\u3099\u309A\uFF9E\uFF9F]?/gu)].flatMap(({ 0: source, index }) =>
    Array.from(foldEastAsian(source), (character) => ({
      character,
      start: start + index,
      end: start + index + source.length,
    })),
  );

export const foldedText = (run: Run): string =>
  foldedCharacters(run)
    .map(({ character }) => character)
    .join('');

const wordSegmenter = memoize((lang: string) => new Intl.Segmenter(lang, { granularity: 'word' }));

export const segmentWords = (text: string, lang: string): { word: string; start: number }[] =>
  Array.from(wordSegmenter(lang).segment(text), ({ segment, index }) => ({ word: segment, start: index }));

/** Every two characters that follow each other; of one character, itself. */
export const splitBigrams = (text: string): string[] => {
  const characters = [...text];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => (characters[index] ?? '') + character);
};
