import type { Vocabulary } from '../playground-words.ts';

/** A word of the page, and what it does. */
export interface Command {
  word: string;
  does: string;
}

/**
 * Line as every keyboard would write it. The accent that stands alone goes first: it would become one of the letter
 * before it.
 */
const written = (line: string): string =>
  line
    .replace(/´/gu, '’')
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/[`‘‛ʼ′]/gu, '’');

/**
 * Parts of what is said: quotation marks are not said, and any other mark parts them but those that stand within words.
 */
export const partsOf = (line: string): string[] =>
  written(line)
    .replace(/[‚“”„‟«»‹›「」『』〝〞〟"]/gu, ' ')
    .split(/(?:[^\p{L}\p{M}\p{N}\s'’‐-]|\n|\s[‐-]+\s)+/u)
    .map((part) => part.replace(/\s+/gu, ' ').replace(/^[\s'’‐-]+|[\s'’‐-]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Words without case and marks. */
const plain = (said: string): string =>
  written(said)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Plain words without accents, as capitals often have none. Marks of other writings make other letters. */
const bare = (words: string): string =>
  words
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

/** Ä, ö and ü as they are written where no key has them. */
const spelledOut = (words: string): string => words.replace(/[äöü]/gu, (letter) => `${bare(letter)}e`);

/** Letters of writings that part words by spaces: a command does not end within such a word. */
const withinWord = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]/u;

/** Phrases, the longest first, each with its command; the robot's name is none, nor is what joins commands. */
type Phrases = readonly (readonly [phrase: string, command?: Command])[];

/** Understands parts of lines by the words of a page. */
export type Ear = (part: string) => Command[] | undefined;

/**
 * An ear for a vocabulary: hears the commands that a part of a line is made of, the longest first where nothing parts
 * them, as speech is written. The robot may be called by its name before each, and commands may be joined, as by “and
 * then”; neither is a command. Undefined where anything else was said.
 */
export function earFor({ name, longNames = [], joining = [], groups }: Vocabulary): Ear {
  const words = groups.flatMap((group) => group.words);
  const phrases: Phrases = [
    ...words.map(([word, does]) => [plain(word), { word, does }] as const),
    ...[name, ...longNames, ...joining].map((each) => [plain(each)] as const),
  ].filter(([phrase]) => phrase !== '');
  const exact = longestFirst(phrases);
  const loose = longestFirst(
    phrases.flatMap(([phrase, command]) =>
      [bare(phrase), bare(spelledOut(phrase))].map((each) => [each, command] as const),
    ),
  );
  return (part) => commandsIn(plain(part), exact) ?? commandsIn(bare(plain(part)), loose);
}

const longestFirst = (phrases: Phrases): Phrases => phrases.toSorted(([a], [b]) => b.length - a.length);

function commandsIn(words: string, phrases: Phrases): Command[] | undefined {
  const commands: Command[] = [];
  let rest = words;
  while (rest !== '') {
    const found = phrases.find(([phrase]) => rest.startsWith(phrase) && !withinWord.test(rest.slice(phrase.length)));
    if (!found) return undefined;
    const [phrase, command] = found;
    if (command) commands.push(command);
    rest = rest.slice(phrase.length).trim();
  }
  return commands;
}
