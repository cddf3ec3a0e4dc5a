import { describe, expect, test } from 'vitest';
import { gestureNames } from '#apps/playground/block-words.ts';
import { parseProgram } from '#apps/playground/program/program-text.ts';
import { initialVoiceState, interpretLine } from '#apps/playground/voice/interpret-line.ts';
import { createModes, createVocabulary } from '#apps/playground/voice/vocabulary.ts';
import { playgrounds } from '#tests/support/site/playgrounds.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';

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
