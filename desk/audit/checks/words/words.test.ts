import { expect, test } from 'vitest';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import { offers } from '#core/offers/offer-schema.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { PageContent } from '#core/site.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { typedPrices } from '../prices/typed-prices.ts';
import { avoidedTerms } from './avoided-terms.ts';
import { loneFullStops } from './lone-full-stops.ts';
import { productNames } from './product-names.ts';
import { typedDates } from './typed-dates.ts';
import { untranslated } from './untranslated.ts';

const products = {
  flagshipMegatron: {
    en: 'Flagship Megatron',
    de: 'Flagship Megatron',
    fr: 'Flagship Megatron',
    ja: 'フラッグシップ メガトロン',
    ko: '플래그십 메가트론',
    'zh-CN': '旗舰版威震天',
  },
  flagshipBumblebee: {
    en: 'Flagship Bumblebee',
    de: 'Flagship Bumblebee',
    fr: 'Flagship Bumblebee',
    ja: 'フラッグシップ バンブルビー',
    ko: '플래그십 범블비',
    'zh-CN': '旗舰版大黄蜂',
  },
  k1: { en: 'Interstellar Scout K1', 'zh-CN': '星际侦察兵K1' },
  k1Pro: { en: 'K1 Pro Interstellar Scout', 'zh-CN': 'K1 Pro星际侦察兵' },
};

const glossaries = {
  'glossary/terms.yaml': [
    { language: 'en', avoid: '\\bat\\sonce\\b', use: 'right away' },
    { language: 'en-US', avoid: 'prize draw', use: 'giveaway' },
    { avoid: '\\(sic\\)', use: 'nothing', severity: 'error', except: ['pages/excepted/'] },
  ],
  'glossary/de.md': '# Deutsch\n\n| phone | Smartphone | nicht „Handy“ |\n\n- Nicht „duzen“.',
  'glossary/fr.md': '| hull | coque | pas «\u00a0caisse\u00a0» |',
  'glossary/ja.md': '| newsletter | メールマガジン | 「ニュースレター」とは書かない |',
  'glossary/ko.md': '| serial number | 시리얼 번호 | ‘일련번호’라고 쓰지 않음 |',
  'glossary/zh-CN.md': '| account | 账户 | 不写“账号” |',
  'glossary/en.md': '| part | part | not “components” |',
};

const placeOfText = { pages: 'description', regions: 'tagline', messages: 'buy.teaser', mail: 'frame.automatic' };

/** A text for people, in this language of a page or in this file, and what the content audit says about it. */
const texts: [file: string, text: string, ...findings: string[]][] = [
  ['de', 'Verbinden Sie Ihr Handy.', 'warning avoided-term “Handy” in “binden Sie Ihr Handy.”: Write Smartphone.'],
  ['de', 'Verbinden Sie Ihr Smartphone. Eine Handyhülle passt. Wir duzen.'],
  ['fr', 'La caisse du char.', 'warning avoided-term “caisse”'],
  ['fr', 'La coque du char, dans son caisson.'],
  ['ja', 'ニュースレターに登録する', 'warning avoided-term'],
  ['ko', '일련번호를 입력하세요.', 'warning avoided-term'],
  ['zh-CN', '登录您的账号', 'warning avoided-term'],
  ['en-GB', 'It has 100 components.', 'warning avoided-term “components”'],
  ['en', 'It has {components, number} parts.'],
  ['en-GB', 'Do it at once.', 'warning avoided-term “at once”'],
  ['de', 'Er sagt „at once“.'],
  ['en', 'A prize draw.', 'warning avoided-term'],
  ['en-GB', 'A prize draw.'],
  ['pages/marked/en.yaml', 'A robot (sic).', 'error avoided-term'],
  ['pages/excepted/en.yaml', 'A robot (sic).'],

  ['en', 'Meet the Megatron Flagship.', 'warning product-name “Megatron Flagship” for the product “Flagship Megatron”'],
  ['en', 'A flagship megatron.', 'warning product-name “flagship megatron”'],
  ['de', 'Ein Flagship-Megatron.', 'warning product-name “Flagship-Megatron”'],
  ['ja', '新しいフラッグシップメガトロン。', 'warning product-name “フラッグシップメガトロン”'],
  ['ko', '새로운 메가트론 플래그십.', 'warning product-name “메가트론 플래그십”'],
  ['zh-CN', '全新威震天旗舰版。', 'warning product-name “威震天旗舰版”'],
  ['en', 'Flagship Megatron and Flagship Bumblebee, two flagships. Megatron drives.'],
  ['en', 'K1 Pro Interstellar Scout beside Interstellar Scout K1'],
  ['en', '{flagshipMegatron_servos, number} servos'],
  ['de', 'Flagship\u00a0Megatron'],
  ['zh-CN', '旗舰版威震天与旗舰版大黄蜂'],

  ['en', 'Ships on 30 November 2025', 'error typed-date “30 November 2025”'],
  ['en', 'Expected in Q4 2025', 'error typed-date “Q4 2025”'],
  ['en', 'On 12/15/2026.', 'error typed-date “2026”'],
  ['en', 'We were founded in 2021.', 'error typed-date “2021”'],
  ['de', 'Der Verkauf begann am 5. Mai 2023.', 'error typed-date “5. Mai 2023”'],
  ['fr', 'Livré le 3 mai à midi.', 'error typed-date “3 mai”'],
  ['ja', '2023年3月に発売しました。', 'error typed-date “2023年3月”'],
  ['ko', '2025년 4분기부터 배송합니다.', 'error typed-date “2025년 4분기”'],
  ['zh-CN', '预计2025年11月30日交付。', 'error typed-date “2025年11月30日”'],
  ['en', 'Monday to Friday. You may march on.'],
  ['en', 'Regulation (EU) 2023/988, Suite 2020, MT-2024-0815, the Consumer Rights Act 2015.'],
  ['en', 'The picture has 2048 by 1024 pixels.'],
  ['de', 'Er hält 2026 Stunden. Montag bis Freitag.'],
  ['ko', '2025개의 부품.'],
  ['pages/one-sale/en.yaml', 'Black Friday 2026'],
  ['pages/two-sales/en.yaml', 'Black Friday 2026', 'error typed-date “2026”'],

  ['de', 'Jetzt für 1.599.', 'error typed-price the number 1599, a price of tank in the de edition'],
  ['de', 'Für 1439', 'error typed-price the number 1439'],
  ['regions/us.yaml', 'From 1,559: the tank', 'error typed-price the number 1559'],
  ['messages/de.yaml', 'Nur 12,50 €', 'error typed-price the amount “12,50 €”'],
  ['mail/en.yaml', 'Save $119 today', 'error typed-price the amount “$119”'],
  ['de', '1.599 Teile'],
  ['de', '{price}, und 2026 Stück auch'],
  ['en', 'About 1,599 of them'],
  ['en', 'Call +1-202-555-1559'],
  ['de', '{percent} auf alles, zu 100 % geprüft'],

  ['de', 'Turns into a tank with the push of your hand.', 'warning untranslated'],
  ['fr', 'It is ready.', 'warning untranslated'],
  ['ja', 'Say the word', 'warning untranslated'],
  ['zh-CN', 'Three robots', 'warning untranslated'],
  ['fr', 'Un robot 变形', 'warning untranslated'],
  ['en', 'A robot 変形', 'warning untranslated'],
  ['ja', 'KINETRA Studio'],
  ['ja', '5V 3A'],
  ['zh-CN', 'iOS {ios}及以上'],
  ['ja', 'support.jp@kinetra.example'],
];

const rows = texts.map(([where, text, ...expected], index) => {
  const file = where.includes('/') ? where : `pages/row-${index}/${where}.yaml`;
  const path = placeOfText[file.split('/')[0] as keyof typeof placeOfText];
  const value = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);
  return { where, text, expected, file, path, value };
});

/** The findings about the words of these files, on pages without sections. */
function findingsIn(words: Record<string, unknown>) {
  const pages = Object.keys(words).map((file) => [file.replace(/[^/]+$/, 'page.yaml'), { sections: [] }]);
  const content = contentFromFiles({ ...glossaries, ...Object.fromEntries(pages), ...words }, (site) => {
    const productOf = (id: string, name: object) => ({ name, word: id, figures: {} }) as unknown as Product;
    site.products = Object.fromEntries(Object.entries(products).map(([id, name]) => [id, productOf(id, name)]));
    site.offers.de = offers.parse({ tank: { price: 1599, promotions: [{ price: 1439 }] } });
    site.offers.us = offers.parse({ tank: { price: 1559 } });
    const [first, second] = ['2024', '2026'].map((year) => {
      const uk = { opens: `${year}-11-20T00:00[Europe/London]`, closes: `${year}-11-30T00:00[Europe/London]` };
      return campaign.parse({ stages: [{ id: 'main', windows: { uk } }] });
    });
    Object.assign(site.campaigns, { first, second });
    for (const [slug, campaigns] of Object.entries({ 'one-sale': ['second'], 'two-sales': ['first', 'second'] }))
      site.pages[slug] = { settings: { campaigns }, words: {} } as unknown as PageContent;
  });
  return [avoidedTerms, productNames, typedDates, typedPrices, untranslated].flatMap((check) => check(content));
}

const findings = findingsIn(Object.fromEntries(rows.map(({ file, value }) => [file, value])));

test.each(rows)('the content audit reads in $where: $text', ({ file, path, expected }) => {
  const ofText = findings.filter((finding) => finding.file === file);
  expect(ofText.map((finding) => finding.path)).toEqual(expected.map(() => path));
  expect(ofText.map(({ severity, check, actual, fix }) => `${severity} ${check} ${actual}: ${fix}`)).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
});

test('words that are only searched may have any form', () => {
  expect(findingsIn({ 'pages/searched/de.yaml': { keywords: 'Handy, "Roboter"' } })).toEqual([]);
});

test.each([
  ['de', 'Folds twice, drives off', 1],
  ['ko', 'Close', 1],
  ['de', 'Flagship Megatron', 0],
  ['fr', 'Newsletter', 0],
  ['fr', '{servos, number} servos, Wi-Fi, USB-C', 0],
])('a text in %s that equals the English one is found unless it is a name: %s', (locale, text, count) => {
  const title = locale === 'ko' ? '로봇의 집' : 'Un lieu';
  const words = {
    'pages/one/en.yaml': { description: text },
    [`pages/one/${locale}.yaml`]: { description: text, title },
  };
  expect(findingsIn(words)).toHaveLength(count);
});

const long = 'It gets up again by itself and then it waits there until somebody tells it what to do';
const longer = 'It walks and it drives and then it waits there until somebody tells it what to do';

test.each<[what: string, texts: string[], lone: string[]]>([
  ['the only one of several', ['It folds.', long, 'It walks, {speed, number} cm/s.'], ['item1']],
  ['none of several', ['It folds.', 'It gets up!', 'It walks, “as it likes.”', 'それだけです。'], []],
  ['most of several', ['It folds', long, longer], []],
  ['a label among sentences', ['It folds.', 'It gets up again.', 'Any colour'], []],
  ['one of a pair', ['It folds.', long], []],
])('a text without a full stop is found if it is the only one among its siblings: %s', (_what, list, lone) => {
  const items = Object.fromEntries(list.map((text, index) => [`item${index}`, { title: 'A title', text }]));
  const paths = loneFullStops(contentFromFiles({ 'pages/home/en.yaml': { sections: { details: { items } } } }));
  expect(paths.map(({ check, path }) => `${check} ${path}`)).toEqual(
    lone.map((item) => `lone-full-stop sections.details.items.${item}.text`),
  );
});

test('the entries of a list are siblings, too', () => {
  const faq = { categories: { care: { questions: { feet: { answer: ['It folds.', 'It gets up.', long] } } } } };
  const findings = loneFullStops(contentFromFiles({ 'pages/home/en.yaml': { sections: { faq } } }));
  expect(findings.map(({ path }) => path)).toEqual(['sections.faq.categories.care.questions.feet.answer.2']);
});
