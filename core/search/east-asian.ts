import { memoize } from '../words/memoize.ts';
import { foldEastAsian } from './fold-text.ts';
import type { Run } from './runs.ts';

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
