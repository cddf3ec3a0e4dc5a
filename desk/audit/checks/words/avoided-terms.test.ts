import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { avoidedTerms } from './avoided-terms.ts';

const ourTerms = parse(readFileSync(join(import.meta.dirname, '../../../../content/glossary/terms.yaml'), 'utf8'));
const glossaries = {
  'glossary/terms.yaml': ourTerms,
  'glossary/de.md':
    '# Deutsch\n\n| English | Unser Wort | Hinweis |\n|---|---|---|\n| phone | Smartphone | nicht „Handy“ |\n\n- Nicht „duzen“.',
  'glossary/fr.md': '| hull | coque | pas «\u00a0caisse\u00a0» |',
  'glossary/ja.md': '| newsletter | メールマガジン | 「ニュースレター」とは書かない |',
  'glossary/ko.md': '| serial number | 시리얼 번호 | ‘일련번호’라고 쓰지 않음 |',
  'glossary/zh-CN.md': '| account | 账户 | 不写“账号” |',
  'glossary/en.md': '| part | part | not “components” |',
};
const findingsIn = (locale: string, words: Record<string, string>, page = 'home') =>
  avoidedTerms(
    contentFromFiles({
      ...glossaries,
      [`pages/${page}/page.yaml`]: { sections: [] },
      [`pages/${page}/${locale}.yaml`]: words,
    }),
  );

test('finds a term that the glossary forbids, with what to write instead', () => {
  expect(findingsIn('de', { description: 'Verbinden Sie Ihr Handy.' })).toEqual([
    {
      check: 'avoided-term',
      severity: 'warning',
      file: 'pages/home/de.yaml',
      path: 'description',
      actual: '“Handy” in “binden Sie Ihr Handy.”',
      fix: 'Write Smartphone.',
    },
  ]);
});

test('ignores words that are only searched', () => {
  expect(findingsIn('de', { keywords: 'Handy, "Roboter"' })).toEqual([]);
});

test.each([
  ['fr', 'La caisse du char.'],
  ['ja', 'ニュースレターに登録する'],
  ['ko', '일련번호를 입력하세요.'],
  ['zh-CN', '登录您的账号'],
  ['en-GB', 'It has 100 components.'],
  ['en-GB', 'Do it at once.'],
  ['en', 'The model does it at\u00a0once.'],
  ['en', 'By logging in, you accept the terms.'],
  ['en', 'Ends at 23:59.'],
  ['ja', '同意したものとみなします'],
  ['en', '20% off'],
  ['zh-CN', '全场8.5折'],
  ['en', 'page:faq'],
  ['en', 'Chips &amp; servos'],
  ['en', '<b>New</b>'],
  ['en', '>- A robot'],
  ['en', 'It folds  twice.'],
  ['en', 'Say "go'],
  ['en', "It’s a robot, isn't it?"],
  ['en', 'Say “go and it goes.'],
  ['en-GB', 'A robot , and a car.'],
  ['de', 'Sagen Sie “los”.'],
  ['de', 'Sagen Sie „los”.'],
  ['de', 'Ein Roboter,, zwei Formen.'],
  ['fr', 'Prêt ?\u00a0Partez.'],
  ['fr', 'Prêt? Partez.'],
  ['fr', 'Trois pièces : tout y est.'],
  ['fr', 'Dites «\u00a0partez ».'],
  ['fr', 'Dites « partez\u00a0».'],
  ['fr', '{count, number} € en moins'],
  ['ja', '変形する,走る。'],
  ['ja', '部品(多数)'],
  ['ja', '“変形”と言う。'],
  ['zh-CN', '它会变形,也会走。'],
  ['zh-CN', '说「变形」。'],
  ['zh-HK', '說“變形”。'],
  ['ko', '변신합니다。'],
  ['en', 'Ships soon. Our store takes returns for 30 days.'],
  ['en', 'A 2-year warranty comes with it.'],
  ['en', 'The warranty does not cover wear after 2 years.'],
  ['en', 'Send returns to us within 30 days.'],
  ['en', 'After 30 days, returns are not possible.'],
  ['de', 'Die Garantie läuft 2 Jahre.'],
  ['fr', 'Notre boutique accepte les retours pendant 14 jours.'],
  ['ja', '保証期間は2年間です。'],
  ['ko', '구매 후 30일 동안 반품을 받습니다.'],
  ['zh-CN', '保修2年。'],
])('finds in %s: “%s”', (locale, description) => {
  expect(findingsIn(locale, { description })).toHaveLength(1);
});

test.each([
  ['de', 'Verbinden Sie Ihr Smartphone. Eine Handyhülle passt. Wir duzen.'],
  ['fr', 'La coque du char, dans son caisson.'],
  ['en', 'It has {components, number} parts.'],
  ['ja', 'メールマガジンに登録する'],
  ['de', 'at once'],
  ['en', 'that oncet'],
  ['en', 'Ends at 11:59 p.m.'],
  ['en-GB', 'Ends at 23:59.'],
  ['en', 'Robots – and cars & servos < 3 kg'],
  ['en', 'support.de@kinetra.example'],
  ['en-EU', 'It’s “ready”; 3:1, 09:00 – 17:00 … done.'],
  ['de', 'Sagen Sie „los“, um 9:30 Uhr.'],
  ['fr', 'Prêt\u202f? Dites «\u00a0partez\u00a0»\u202f: {percent}\u00a0% de remise, à 09:00.'],
  ['fr', 'Le prix est «\u00a0??\u00a0».'],
  ['ja', '「変形」と言うと、iOS 13, Android 8で動く（多数）。'],
  ['ja', '{servos, number, ::.00}個のサーボ。'],
  ['zh-CN', '说“变形”：它就会变形（5V 3A）。'],
  ['zh-HK', '說「變形」。'],
  ['ko', '人民币（¥）'],
  ['ko', '“변신”이라고 하면, 변신합니다(5V 3A). 「소비자기본법」'],
  ['en', 'Our store takes returns for {returnDays, plural, one {# day} other {# days}}.'],
  ['en', 'The lowest price of the 30 days before. Every robot comes with a warranty.'],
  ['zh-CN', '电池可用2年。保修另见说明。'],
  ['en', 'Batteries lose capacity after 2 years, which the warranty does not cover.'],
  ['en', 'It returns to its pose after 3 days.'],
  ['de', 'Akkus verlieren nach 2 Jahren an Leistung, was die Garantie nicht abdeckt.'],
  ['fr', 'Les batteries s’usent en 2 ans, ce que la garantie ne couvre pas.'],
])('accepts in %s: “%s”', (locale, description) => {
  expect(findingsIn(locale, { description })).toEqual([]);
});

test('accepts a term in the files that its entry excepts', () => {
  expect(findingsIn('en', { description: 'By logging in, you accept the terms.' }, 'login')).toEqual([]);
});
