import { describe, expect, test } from 'vitest';
import { gestureNames } from '#apps/playground/block-words.ts';
import { parseProgram } from '#apps/playground/program/program-text.ts';
import { createMatcher, splitLine } from '#apps/playground/voice/command-matcher.ts';
import { initialVoiceState, interpretLine } from '#apps/playground/voice/interpret-line.ts';
import { createModes, createVocabulary } from '#apps/playground/voice/vocabulary.ts';
import { playgrounds } from '#tests/support/site/playgrounds.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';

/** The ways in which visitors may write a word. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
const spellings: ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.toLowerCase(),
  (word) => word.normalize('NFD'),
  withoutAccents,
  (word) => withoutAccents(word).toUpperCase(),
  (word) =>
    withoutAccents(
      word
        .normalize('NFD')
        .replace(/([aou])\u0308/g, '$1e')
        .replaceAll('ß', 'ss'),
    ),
  (word) => word.replaceAll('’', "'").replaceAll('-', '\u2011'),
  (word) => word.replace(/[’-]/g, ' '),
  ...['.', '!', ' !', '?', '…', '。', '！', '・'].map((mark) => (word: string) => `${word}${mark}`),
  ...['“”', '„“', '‚‘', '‘’', '« »', '「」', '()', '（）', '【】'].map(
    (marks) => (word: string) => `${marks[0]}${word}${marks.at(-1)}`,
  ),
];

/** The words of the page that are recognized in a line; a question mark for each unknown part. */
const recognizedWords = (matcher: ReturnType<typeof createMatcher>, line: string): string[] =>
  splitLine(line).flatMap((part) => matcher(part)?.map(({ word }) => word) ?? ['?']);

describe.each(playgrounds)('$name', ({ playground, ways, messages }) => {
  const { robot, name } = playground;
  const listener: Parameters<typeof interpretLine>[3] = { motions: gestureNames(messages), shape: 'first' };
  const vocabulary = createVocabulary(robot, { product: name, joining: messages.playground.joining });

  test('recognizes every voice word of the page and acts on it', () => {
    const words = vocabulary.groups.flatMap((group) => group.words.map(([word]) => word));
    expect(words.length).toBeGreaterThan(0);
    const [start = '', ...others] = words;
    for (const word of others) {
      const { replies } = interpretLine(`${start}, ${word}`, initialVoiceState, vocabulary, listener);
      expect([word, replies.map(({ kind }) => kind)]).toEqual([word, ['opened', expect.not.stringMatching('unknown')]]);
    }
  });

  test('understands the sample line of the page', () => {
    const { replies } = interpretLine(robot.line, initialVoiceState, vocabulary, listener);
    expect(replies.map(({ kind }) => kind)).toEqual(['run']);
  });

  test('can run its first program and its ready-made moves', () => {
    expect(parseProgram(robot.sample, listener.motions).length).toBeGreaterThan(2);
    const moves = createModes(ways, robot.moves).flatMap((mode) => (mode.mode === 'easy' ? mode.moves : []));
    expect(moves).toHaveLength(4);
    for (const { does } of moves) expect(parseProgram(does, listener.motions).length).toBeGreaterThan(0);
  });
});

const wordCount = ({ playground }: (typeof playgrounds)[number]) =>
  playground.robot.groups.flatMap(({ words }) => words).length;
/** The robot with the most words in each language. */
const longest = [...Map.groupBy(playgrounds, ({ lang }) => lang).values()].flatMap(
  (robots) => robots.toSorted((one, other) => wordCount(other) - wordCount(one))[0] ?? [],
);

test.each(longest)('what the browser gets of $name is no longer than an island may be', async ({ page }) => {
  expect(await renderPage(page)).toContain('name="program-playground"');
});

/** One page for each language. The ways to write a word depend on the language only. */
const onePerLanguage = [...Map.groupBy(playgrounds, ({ lang }) => lang).values()].flatMap(([first]) => first ?? []);

describe.each(onePerLanguage)('$name', ({ playground, messages }) => {
  const listener: Parameters<typeof interpretLine>[3] = { motions: gestureNames(messages), shape: 'first' };
  const { name, groups, joining = [] } = createVocabulary(playground.robot, { joining: messages.playground.joining });

  test('recognizes every voice word in every spelling, also after the name of the robot', () => {
    const matcher = createMatcher({ name, groups });
    const variants = spellings.flatMap((write) => [
      write,
      ...['', ',', ':', '，'].map((mark) => (word: string) => write(`${name}${mark} ${word}`)),
    ]);
    for (const [word] of groups.flatMap(({ words }) => words))
      for (const write of variants)
        expect([write(word), ...recognizedWords(matcher, write(word))]).toEqual([write(word), word]);
    expect(interpretLine(name, initialVoiceState, { name, groups }, listener).replies).toEqual([{ kind: 'called' }]);
  });

  test('recognizes commands next to every joining word', () => {
    const matcher = createMatcher({ name, groups, joining });
    const [[first = ''] = [], ...others] = groups.flatMap(({ words }) => words);
    expect(joining.length).toBeGreaterThan(4);
    for (const [word] of others)
      for (const join of joining)
        for (const line of [
          `${first} ${join} ${word}`,
          `${first}, ${join}, ${word}`,
          `${join} ${first}, ${word} ${join}`,
        ])
          expect([line, ...recognizedWords(matcher, line)]).toEqual([line, first, word]);
  });
});
