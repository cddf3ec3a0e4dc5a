import { expect, test } from 'vitest';
import type { Product } from '#core/products/product-schema.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { untranslated } from './untranslated.ts';

const findingsIn = (locale: string, text: string, english = '-') =>
  untranslated(
    contentFromFiles(
      {
        'pages/home/en.yaml': { description: english },
        [`pages/home/${locale}.yaml`]: { description: text, title: locale === 'ja' ? 'ロボットの家' : 'Ein Haus' },
      },
      (site) => {
        site.products = {
          buzz: { name: { en: 'Toy Story Buzz Lightyear' }, word: 'BUZZ|LIGHTYEAR', figures: {} } as unknown as Product,
        };
      },
    ),
  ).filter(({ path }) => path === 'description');

test.each([
  ['de', 'Turns into a tank with the push of your hand.', '-'],
  ['fr', 'It is ready.', '-'],
  ['de', 'Folds twice, drives off', 'Folds twice, drives off'],
  ['ja', 'Say the word', '-'],
  ['ko', 'Close', 'Close'],
  ['zh-CN', 'Three robots', '-'],
  ['fr', 'Un robot 变形', '-'],
  ['en', 'A robot 変形', '-'],
])('finds an untranslated text in %s: “%s”', (locale, text, english) => {
  expect(findingsIn(locale, text, english)).toEqual([
    expect.objectContaining({
      check: 'untranslated',
      severity: 'warning',
      file: `pages/home/${locale}.yaml`,
      path: 'description',
    }),
  ]);
});

test.each([
  ['de', 'Er faltet sich und fährt los.', 'It folds and drives off.'],
  ['de', 'Toy Story Buzz Lightyear', 'Toy Story Buzz Lightyear'],
  ['fr', 'Newsletter', 'Newsletter'],
  ['fr', '{servos, number} servos, Wi-Fi, USB-C', '{servos, number} servos, Wi-Fi, USB-C'],
  ['ja', 'KINETRA Studio', 'KINETRA Studio'],
  ['ja', '5V 3A', '5V 3A'],
  ['zh-CN', 'iOS {ios}及以上', 'iOS {ios} or later'],
  ['ja', 'support.jp@kinetra.example', 'support@kinetra.example'],
])('accepts in %s: “%s”', (locale, text, english) => {
  expect(findingsIn(locale, text, english)).toEqual([]);
});
