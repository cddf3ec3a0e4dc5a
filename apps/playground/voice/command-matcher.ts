import type { Vocabulary } from './vocabulary.ts';

export interface Command {
  word: string;
  does: string;
}

/** Normalizes what keyboards write differently. The acute goes first: NFKC would combine it with the letter before. */
const normalizeText = (line: string): string =>
  line
    .replace(/´/gu, '’')
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/[`‘‛ʼ′]/gu, '’');

/** Splits a line at punctuation. Quotation marks are dropped; apostrophes and hyphens within words do not split. */
export const splitLine = (line: string): string[] =>
  normalizeText(line)
    .replace(/[‚“”„‟«»‹›「」『』〝〞〟"]/gu, ' ')
    .split(/(?:[^\p{L}\p{M}\p{N}\s'’‐-]|\n|\s[‐-]+\s)+/u)
    .map((part) => part.replace(/\s+/gu, ' ').replace(/^[\s'’‐-]+|[\s'’‐-]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const toPlainText = (text: string): string =>
  normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Drops accents, which capitals often lack. In scripts other than Latin they make other letters and stay. */
const removeAccents = (words: string): string =>
  words
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

const expandUmlauts = (words: string): string => words.replace(/[äöü]/gu, (letter) => `${removeAccents(letter)}e`);

/** Letters of scripts that separate words by spaces: a command does not end within such a word. */
const wordCharacter = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]/u;

/** Phrases, the longest first, each with its command. The robot's name and connecting words have none. */
type Phrases = readonly (readonly [phrase: string, command?: Command])[];

/**
 * Creates the matcher for a vocabulary. Recognized speech has no punctuation, so commands may follow each other
 * directly; the longest match wins. The robot's name and connecting words such as “and then” are skipped. The matcher
 * returns undefined when anything in its part of a line was not understood.
 */
export function createMatcher({ name, longNames = [], joining = [], groups }: Vocabulary) {
  const words = groups.flatMap((group) => group.words);
  const phrases: Phrases = [
    ...words.map(([word, does]) => [toPlainText(word), { word, does }] as const),
    ...[name, ...longNames, ...joining].map((each) => [toPlainText(each)] as const),
  ].filter(([phrase]) => phrase !== '');
  const exact = longestFirst(phrases);
  const loose = longestFirst(
    phrases.flatMap(([phrase, command]) =>
      [removeAccents(phrase), removeAccents(expandUmlauts(phrase))].map((each) => [each, command] as const),
    ),
  );
  return (part: string) =>
    matchPhrases(toPlainText(part), exact) ?? matchPhrases(removeAccents(toPlainText(part)), loose);
}

const longestFirst = (phrases: Phrases): Phrases => phrases.toSorted(([a], [b]) => b.length - a.length);

function matchPhrases(words: string, phrases: Phrases): Command[] | undefined {
  const commands: Command[] = [];
  let rest = words;
  while (rest !== '') {
    const match = phrases.find(([phrase]) => rest.startsWith(phrase) && !wordCharacter.test(rest.slice(phrase.length)));
    if (!match) return undefined;
    const [phrase, command] = match;
    if (command) commands.push(command);
    rest = rest.slice(phrase.length).trim();
  }
  return commands;
}
