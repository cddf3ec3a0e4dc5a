import { expect, test } from 'vitest';
import { typographyErrors } from './typography-rules.ts';

test.each([
  ['en-US', 'It folds  twice.'],
  ['en-US', 'Say "go".'],
  ['en-US', "It’s a robot, isn't it?"],
  ['en-US', 'Say “go and it goes.'],
  ['en-GB', 'A robot , and a car.'],
  ['de-DE', 'Sagen Sie “los”.'],
  ['de-DE', 'Sagen Sie „los”.'],
  ['de-DE', 'Ein Roboter,, zwei Formen.'],
  ['fr-FR', 'Prêt ? Partez !'],
  ['fr-FR', 'Prêt? Partez.'],
  ['fr-FR', 'Trois pièces : tout y est.'],
  ['fr-FR', 'Dites «\u00a0partez ».'],
  ['fr-FR', 'Dites « partez\u00a0».'],
  ['fr-FR', '20 % de remise'],
  ['ja-JP', '変形する,走る。'],
  ['ja-JP', '部品(多数)'],
  ['ja-JP', '“変形”と言う。'],
  ['zh-CN', '它会变形,也会走。'],
  ['zh-CN', '说「变形」。'],
  ['zh-HK', '說“變形”。'],
  ['ko-KR', '변신합니다。'],
])('finds a mistake in %s: %s', (locale, text) => {
  expect(typographyErrors(text, locale)).not.toEqual([]);
});

test.each([
  ['en-EU', 'It’s “ready”; 3:1, 09:00 – 17:00 … done.'],
  ['de-DE', 'Sagen Sie „los“, um 9:30 Uhr.'],
  ['fr-FR', 'Prêt\u202f? Dites «\u00a0partez\u00a0»\u202f: 20\u00a0% de remise, 399\u00a0€, à 09:00.'],
  ['fr-FR', 'Le prix est «\u00a0??\u00a0».'],
  ['ja-JP', '「変形」と言うと、iOS 13, Android 8で動く（多数）。'],
  ['zh-CN', '说“变形”：它就会变形（5V 3A）。'],
  ['zh-HK', '說「變形」。'],
  ['ko-KR', '人民币（¥）'],
  ['ko-KR', '“변신”이라고 하면, 변신합니다(5V 3A). 「소비자기본법」'],
])('accepts in %s: %s', (locale, text) => {
  expect(typographyErrors(text, locale)).toEqual([]);
});

test('gives an excerpt and a fix', () => {
  expect(typographyErrors('Un robot qui se replie en char ; il roule.', 'fr')).toEqual([
    { excerpt: 'replie en char ; il roule.', fix: 'Put a no-break space before the mark.' },
  ]);
});
