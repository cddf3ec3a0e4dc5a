import { expect, test } from 'vitest';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { realContent } from '#tests/support/site/real-site.ts';
import { avoidedTerms } from './avoided-terms.ts';

const findingsIn = (locale: string, description: string) =>
  avoidedTerms(
    contentFromFiles({
      'glossary/terms.yaml': realContent.raw.get('glossary/terms.yaml'),
      'pages/home/page.yaml': { sections: [] },
      [`pages/home/${locale}.yaml`]: { description },
    }),
  );

// `npm run check` audits our own content, and so shows that the terms do not match good words.
test.each([
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
  ['de', 'Ein Roboter,, zwei Formen.'],
  ['fr', 'Prêt ?\u00a0Partez.'],
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
  ['en', 'The warranty does not cover wear after 2 years.'],
  ['en', 'Send returns to us within 30 days.'],
  ['de', 'Die Garantie läuft 2 Jahre.'],
  ['fr', 'Notre boutique accepte les retours pendant 14 jours.'],
  ['ja', '保証期間は2年間です。'],
  ['ko', '구매 후 30일 동안 반품을 받습니다.'],
  ['zh-CN', '保修2年。'],
])('the terms to avoid find in %s: “%s”', { tags: 'nightly' }, (locale, description) => {
  expect(findingsIn(locale, description)).toHaveLength(1);
});
