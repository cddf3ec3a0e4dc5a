import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { typedDates } from './typed-dates.ts';

const bannerOf = (label: string) => fixtureContent({ banners: { uk: [{ id: 'news', label, window: {} }] } });

test.each(['Ships on 30 November 2025', 'Expected in Q4 2025', 'New in 2027', 'Until August 2026'])(
  'finds a date typed in words: %s',
  (label) => {
    expect(typedDates(bannerOf(label)).map(({ check, path }) => [check, path])).toEqual([
      ['typed-date', 'textBanners.0.label'],
    ]);
  },
);

const typedIn = (file: string, text: string) =>
  typedDates({ ...fixtureContent({}), raw: new Map([[file, { buy: { teaser: text } }]]) }).map(({ actual }) => actual);

test.each([
  ['en', 'On 12/15/2026.', '2026'],
  ['en', 'We were founded in 2021.', '2021'],
  ['de', 'Der Verkauf begann am 5. Mai 2023.', '5. Mai 2023'],
  ['fr', 'Livré le 3 mai à midi.', '3 mai'],
  ['ja', '2023年3月に発売しました。', '2023年3月'],
  ['ko', '2025년 4분기부터 배송합니다.', '2025년 4분기'],
  ['zh-CN', '预计2025年11月30日交付。', '2025年11月30日'],
])('finds a time typed in %s: %s', (locale, text, time) => {
  expect(typedIn(`messages/${locale}.yaml`, text)).toEqual([`“${time}” in words, which stays there when it is over`]);
});

test.each([
  ['en', 'Monday to Friday. You may march on.'],
  ['en', 'Regulation (EU) 2023/988, Suite 2020, MT-2024-0815, the Act 2024.'],
  ['en', 'The picture has 2048 by 1024 pixels.'],
  ['de', 'Er hält 2026 Stunden. Montag bis Freitag.'],
  ['ko', '2025개의 부품.'],
  ['zh-CN', '第3月台的故事。'],
])('accepts in %s numbers that are no dates: %s', (locale, text) => {
  expect(typedIn(`messages/${locale}.yaml`, text)).toEqual([]);
});

test.each([
  [['black-friday-2026'], 0],
  [['black-friday-2024', 'black-friday-2026'], 1],
])('accepts the year of a sale where all sales of the page are of it: %j', (campaigns, count) => {
  const content = fixtureContent({
    campaigns: Object.fromEntries(
      campaigns.map((id) => {
        const year = id.slice(-4);
        const window = { opens: `${year}-11-20T00:00[Europe/London]`, closes: `${year}-11-30T00:00[Europe/London]` };
        return [id, { stages: [{ id: 'main', windows: { uk: window } }] }];
      }),
    ),
    pages: {
      sale: {
        kind: 'sale',
        where: { uk: 'always' },
        campaigns,
        picture: 'robot/front',
        sections: [{ kind: 'x', id: 'x' }],
      },
    },
  });
  const raw = new Map([...content.raw, ['pages/sale/en.yaml', { title: 'Black Friday 2026' }]]);
  expect(typedDates({ ...content, raw })).toHaveLength(count);
});

test.each(['Under the Consumer Rights Act 2015', 'March on!', '2,026 parts'])(
  'accepts words without a date of their own: %s',
  (label) => {
    expect(typedDates(bannerOf(label))).toEqual([]);
  },
);
