import { expect, test } from 'vitest';
import { describeBlock } from '#apps/playground/block-words.ts';
import { parseProgram } from '#apps/playground/program/program-text.ts';
import { editions } from '#core/place/editions.ts';
import { playgrounds } from '#tests/support/site/playgrounds.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { pageMessages } from '#ui/messages.ts';

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
] as const)('in the %s edition, blocks use the plural forms of its language', (edition, expected) => {
  const messages = realSite.messages[edition];
  if (!messages) throw new Error(`no words for ${edition}`);
  const words = pageMessages(messages, editions[edition].lang);
  expect(
    parseProgram('walk1.walk-2.turn1.wait1.wait0.5.repeat2()', []).map((block) => describeBlock(block, words)),
  ).toEqual(expected);
});

test.each([
  ['us', 'Say: Hi'],
  ['de', 'Sagen: Hi'],
  ['fr', 'Dire\u202f: Hi'],
  ['jp', '話す：Hi'],
  ['cn', '说话：Hi'],
] as const)('in the %s edition, the text of a block follows the colon of its language', (edition, expected) => {
  const messages = realSite.messages[edition];
  if (!messages) throw new Error(`no words for ${edition}`);
  expect(describeBlock({ do: 'say', words: 'Hi' }, pageMessages(messages, editions[edition].lang))).toBe(expected);
});

test.each([
  ['flagship-megatron', 6],
  ['flagship-bumblebee', 7],
  ['flagship-optimus-prime', 5],
  ['elite-optimus-prime', 5],
  ['bumblebee-g1-performance', 5],
  ['optimus-prime-rise-of-the-beasts-signature-limited-edition', 2],
])('%s has a playground in each of its %i editions', (slug, editions) => {
  expect(playgrounds.filter(({ name }) => name.endsWith(`/${slug}`))).toHaveLength(editions);
});
