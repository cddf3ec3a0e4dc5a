import { describe, expect, test } from 'vitest';
import { gesturesOf } from '#app/sections/playground/block-words.ts';
import { programOf } from '#app/sections/playground/program/program-text.ts';
import { modesOf, vocabularyOf } from '#app/sections/playground/voice/vocabulary.ts';
import type { Listener } from '#app/sections/playground/voice/voice-program.ts';
import { hear, silence } from '#app/sections/playground/voice/voice-program.ts';
import type { Ear } from '#app/sections/playground/voice/voice-words.ts';
import { earFor, partsOf } from '#app/sections/playground/voice/voice-words.ts';
import { playgrounds } from '#tests/support/site/playgrounds.ts';

/** The ways in which visitors may write a word. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
const waysToWrite: ((word: string) => string)[] = [
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
const heardBy = (ear: Ear, line: string): string[] =>
  partsOf(line).flatMap((part) => ear(part)?.map(({ word }) => word) ?? ['?']);

describe.each(playgrounds)('$name', ({ playground, modes, voice, messages }) => {
  const listener: Listener = { motions: gesturesOf(messages), shape: 'first' };
  const vocabulary = voice && vocabularyOf(voice, playground.commands, { joining: messages.playground.joining });

  test('recognizes every voice word of the page and acts on it', () => {
    const words = vocabulary?.groups.flatMap((group) => group.words.map(([word]) => word)) ?? [];
    expect(words.length).toBeGreaterThan(0);
    const [start = '', ...others] = words;
    for (const word of others) {
      const { replies } = hear(`${start}, ${word}`, silence, vocabulary ?? { name: '', groups: [] }, listener);
      expect([word, replies.map(({ kind }) => kind)]).toEqual([word, ['opened', expect.not.stringMatching('unknown')]]);
    }
  });

  test('understands the sample line of the page', () => {
    const { replies } = hear(voice?.line ?? '', silence, vocabulary ?? { name: '', groups: [] }, listener);
    expect(replies.map(({ kind }) => kind)).toEqual(['run']);
  });

  test('can run its first program and its ready-made moves', () => {
    expect(programOf(playground.sample, listener.motions).length).toBeGreaterThan(2);
    const moves = modesOf(modes?.cards ?? [], playground.moves).flatMap((mode) =>
      mode.mode === 'easy' ? mode.moves : [],
    );
    expect(moves).toHaveLength(4);
    for (const { does } of moves) expect(programOf(does, listener.motions).length).toBeGreaterThan(0);
  });
});

/** One page for each language. The ways to write a word depend on the language only. */
const onePerLanguage = [...Map.groupBy(playgrounds, ({ lang }) => lang).values()].flatMap(([first]) => first ?? []);

describe.each(onePerLanguage)('$name', ({ playground, voice, messages }) => {
  const listener: Listener = { motions: gesturesOf(messages), shape: 'first' };
  const vocabulary = voice && vocabularyOf(voice, playground.commands, { joining: messages.playground.joining });

  test('recognizes every voice word in every spelling, also after the name of the robot', () => {
    const { name, groups } = vocabulary ?? { name: '', groups: [] };
    const ear = earFor({ name, groups });
    const ways = waysToWrite.flatMap((write) => [
      write,
      ...['', ',', ':', '，'].map((mark) => (word: string) => write(`${name}${mark} ${word}`)),
    ]);
    for (const [word] of groups.flatMap(({ words }) => words))
      for (const write of ways) expect([write(word), ...heardBy(ear, write(word))]).toEqual([write(word), word]);
    expect(hear(name, silence, { name, groups }, listener).replies).toEqual([{ kind: 'called' }]);
  });

  test('recognizes commands next to every joining word', () => {
    const { name, groups, joining = [] } = vocabulary ?? { name: '', groups: [] };
    const ear = earFor({ name, groups, joining });
    const [[first = ''] = [], ...others] = groups.flatMap(({ words }) => words);
    expect(joining.length).toBeGreaterThan(4);
    for (const [word] of others)
      for (const join of joining)
        for (const line of [
          `${first} ${join} ${word}`,
          `${first}, ${join}, ${word}`,
          `${join} ${first}, ${word} ${join}`,
        ])
          expect([line, ...heardBy(ear, line)]).toEqual([line, first, word]);
  });
});
