import { describe, expect, test } from 'vitest';
import { gesturesOf, wordsOf } from '#app/sections/playground/block-words.ts';
import { playgroundWords } from '#app/sections/playground/finished-words.ts';
import { joints } from '#app/sections/playground/joints.ts';
import { programOf } from '#app/sections/playground/program-text.ts';
import { modesOf, vocabularyOf } from '#app/sections/playground/vocabulary.ts';
import type { Listener } from '#app/sections/playground/voice-program.ts';
import { hear, silence } from '#app/sections/playground/voice-program.ts';
import type { Ear } from '#app/sections/playground/voice-words.ts';
import { earFor, partsOf } from '#app/sections/playground/voice-words.ts';
import { editionCodes, editions } from '#rules/place/editions.ts';
import { windowsOf } from '#rules/site/link.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { fromStudio } from '../support/site/from-studio.ts';
import { realSite } from '../support/site/real-site.ts';

interface Model {
  make(): { rig: { plan(): { joints: [name: string, ...rest: unknown[]][] } } };
  motions: Record<string, unknown>;
}
const { robotModels } = await fromStudio<{ robotModels: Record<string, () => Promise<Model>> }>('live/robot-models.ts');

interface Abilities {
  joints: string[];
  motions: string[];
}
const made = new Map<string, Promise<Abilities | undefined>>();
/** What a model can do; each is made once, as that takes seconds. */
function abilitiesOf(robot: string): Promise<Abilities | undefined> {
  const abilities = made.get(robot) ?? make();
  made.set(robot, abilities);
  return abilities;

  async function make(): Promise<Abilities | undefined> {
    const model = await robotModels[robot]?.();
    if (!model) return undefined;
    const { joints: plan } = model.make().rig.plan();
    return { joints: plan.map(([name]) => name), motions: Object.keys(model.motions) };
  }
}

/** How visitors may write a word. */
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

/** The page's words that an ear hears in a line; a question mark for a part that it does not understand. */
const heardBy = (ear: Ear, line: string): string[] =>
  partsOf(line).flatMap((part) => ear(part)?.map(({ word }) => word) ?? ['?']);

const instant = Date.UTC(2026, 10, 20);

/** Every page with a playground in every edition, with the sections that it takes its words from. */
const playgrounds = Object.keys(realSite.pages).flatMap((slug) =>
  editionCodes.flatMap((edition) => {
    if (windowsOf(realSite, edition, slug).length === 0) return [];
    const resolution = resolvePage(realSite, { edition, slug }, instant);
    if (!('page' in resolution)) return [];
    const { sections, messages } = resolution.page;
    const find = <Kind extends 'playground' | 'modes' | 'voice'>(kind: Kind) =>
      sections.find((section): section is SectionOf<Kind> => section.kind === kind);
    const playground = find('playground');
    return playground
      ? [{ name: `${edition}/${slug}`, playground, modes: find('modes'), voice: find('voice'), messages }]
      : [];
  }),
);

test.each([
  [
    'us',
    [
      'Walk forward 1 step',
      'Walk back 2 steps',
      'Turn left 1 degree',
      'Wait 1 second',
      'Wait 0.5 seconds',
      'Repeat 2 times',
    ],
  ],
  [
    'eu',
    [
      'Walk forward 1 step',
      'Walk back 2 steps',
      'Turn left 1 degree',
      'Wait 1 second',
      'Wait 0.5 seconds',
      'Repeat 2 times',
    ],
  ],
  [
    'de',
    [
      'Gehen vorwärts 1 Schritt',
      'Gehen rückwärts 2 Schritte',
      'Drehen nach links 1 Grad',
      'Warten 1 Sekunde',
      'Warten 0,5 Sekunden',
      'Wiederholen 2 Mal',
    ],
  ],
  [
    'fr',
    [
      'Marcher en avant 1 pas',
      'Marcher en arrière 2 pas',
      'Tourner à gauche 1 degré',
      'Attendre 1 seconde',
      'Attendre 0,5 seconde',
      'Répéter 2 fois',
    ],
  ],
  ['jp', ['歩く：前へ1歩', '歩く：後ろへ2歩', '回る：左へ1度', '待つ：1秒', '待つ：0.5秒', 'くり返す：2回']],
  ['cn', ['行走：向前1步', '行走：向后2步', '转动：向左1度', '等待：1秒', '等待：0.5秒', '循环：2次']],
] as const)('in the %s edition, what blocks count is written as its language counts', (edition, expected) => {
  const messages = realSite.messages[edition];
  if (!messages) throw new Error(`no words for ${edition}`);
  const words = playgroundWords(messages, editions[edition].lang);
  expect(programOf('walk1.walk-2.turn1.wait1.wait0.5.repeat2()', []).map((block) => wordsOf(block, words))).toEqual(
    expected,
  );
});

test.each([
  ['us', 'Say: Hi'],
  ['de', 'Sagen: Hi'],
  ['fr', 'Dire\u00a0: Hi'],
  ['jp', '話す：Hi'],
  ['cn', '说话：Hi'],
] as const)('in the %s edition, what a block says stands after its own colon', (edition, expected) => {
  const messages = realSite.messages[edition];
  if (!messages) throw new Error(`no words for ${edition}`);
  expect(wordsOf({ do: 'say', words: 'Hi' }, playgroundWords(messages, editions[edition].lang))).toBe(expected);
});

test.each([
  ['flagship-megatron', 6],
  ['flagship-bumblebee', 7],
  ['flagship-optimus-prime', 5],
  ['elite-optimus-prime', 5],
  ['bumblebee-g1-performance', 5],
  ['optimus-prime-rise-of-the-beasts-signature-limited-edition', 2],
])('%s has one in each of its %i editions', (slug, editions) => {
  expect(playgrounds.filter(({ name }) => name.endsWith(`/${slug}`))).toHaveLength(editions);
});

describe.each(playgrounds)('$name', ({ playground, modes, voice, messages }) => {
  const listener: Listener = { motions: gesturesOf(messages), shape: 'first' };
  const vocabulary = voice && vocabularyOf(voice, playground.commands, { joining: messages.playground.joining });

  test('every voice word of the page is heard and does something', () => {
    const words = vocabulary?.groups.flatMap((group) => group.words.map(([word]) => word)) ?? [];
    expect(words.length).toBeGreaterThan(10);
    const [start = '', ...others] = words;
    for (const word of others) {
      const { replies } = hear(`${start}, ${word}`, silence, vocabulary ?? { name: '', groups: [] }, listener);
      expect([word, replies.map(({ kind }) => kind)]).toEqual([word, ['opened', expect.not.stringMatching('unknown')]]);
    }
  });

  test('every voice word is that word and no other however it is written, and with the name before it', () => {
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

  test('commands are heard beside every word that may join them', () => {
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

  test('the line that the page speaks is understood', () => {
    const { replies } = hear(voice?.line ?? '', silence, vocabulary ?? { name: '', groups: [] }, listener);
    expect(replies.map(({ kind }) => kind)).toEqual(['run']);
  });

  test('its first program and its ready-made moves can be run', () => {
    expect(programOf(playground.sample, listener.motions).length).toBeGreaterThan(2);
    const moves = modesOf(modes?.cards ?? [], playground.moves).flatMap((mode) =>
      mode.mode === 'easy' ? mode.moves : [],
    );
    expect(moves).toHaveLength(4);
    for (const { does } of moves) expect(programOf(does, listener.motions).length).toBeGreaterThan(0);
  });

  test('its robot has the joints and knows the gestures', async () => {
    const model = await abilitiesOf(playground.robot);
    expect(joints.filter(({ joint }) => !model?.joints.includes(joint))).toEqual([]);
    expect(listener.motions.filter((motion) => !model?.motions.includes(motion))).toEqual([]);
  }, 60_000);
});
