import { expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { pastAsFuture, staleFrom } from './past-as-future.ts';
import { typedDates } from './typed-dates.ts';
import { typedTerms } from './typed-terms.ts';

const bannerOf = (label: string) => fixtureContent({ banners: { uk: [{ id: 'news', label, window: {} }] } });

test.each(['Ships on 30 November 2025', 'Expected in Q4 2025', 'New in 2027', 'Until August 2026'])(
  'finds a date typed in words: %s',
  (label) => {
    expect(typedDates(bannerOf(label)).map(({ check, path }) => [check, path])).toEqual([
      ['typed-date', 'textBanners.0.label'],
    ]);
  },
);

test.each(['Expected {delivery}', 'Under the Consumer Rights Act 2015', 'March on!', '2,026 parts'])(
  'accepts words without a date of their own: %s',
  (label) => {
    expect(typedDates(bannerOf(label))).toEqual([]);
  },
);

const noon = parseInstant('2025-11-20T12:00:00Z');

test.each<[EditionCode, string, string | undefined]>([
  ['us', 'Delivery is expected in Q4 2025.', '2026-01-01T05:00:00Z'],
  ['uk', 'Black Friday opens on 22 November.', '2025-11-23T00:00:00Z'],
  ['uk', 'Black Friday opened on 22 November.', undefined],
  ['de', 'Lieferung voraussichtlich am 30. November 2025.', '2025-11-30T23:00:00Z'],
  ['fr', 'Livraison prévue : 30 novembre 2025.', '2025-11-30T23:00:00Z'],
  ['jp', '2025年8月より、ご予約順に発送します。', '2025-11-20T12:00:00Z'],
  ['kr', '2025년 4분기부터 배송합니다.', '2025-12-31T15:00:00Z'],
  ['cn', '预计2025年11月30日交付。', '2025-11-30T16:00:00Z'],
  ['us', '31 servos and 2,500 components.', undefined],
])('in %s, “%s” is stale from %s on', (edition, text, from) => {
  expect(staleFrom(text, edition, noon)).toBe(from === undefined ? undefined : parseInstant(from));
});

test('finds a page that goes on naming a date as to come', () => {
  const findingsWith = (description: string) => {
    const content = fixtureContent({});
    const home = content.site.pages[''];
    if (home?.words.uk) home.words = { ...home.words, uk: { ...home.words.uk, description } };
    return pastAsFuture(content);
  };
  expect(findingsWith('It ships on 30 November 2025.')).toEqual([
    expect.objectContaining({
      check: 'past-as-future',
      edition: 'uk',
      slug: '',
      instant: parseInstant('2025-12-01T00:00:00Z'),
    }),
  ]);
  expect(findingsWith('It shipped on 30 November 2025.')).toEqual([]);
});

test.each([
  ['en', 'Ships soon. Our store takes returns for 30 days.', '30 days'],
  ['en', 'A 2-year warranty comes with it.', '2-year'],
  ['de', 'Die Garantie läuft 2 Jahre.', '2 Jahre'],
  ['fr', 'Notre boutique accepte les retours pendant 14 jours.', '14 jours'],
  ['ja', '保証期間は2年間です。', '2年間'],
  ['ko', '구매 후 30일 동안 반품을 받습니다.', '30일 동안'],
  ['zh-CN', '保修2年。', '2年'],
  ['en', 'Our store takes returns for {returnDays, plural, one {# day} other {# days}}.', undefined],
  ['en', 'The lowest price of the 30 days before. Every robot comes with a warranty.', undefined],
  ['zh-CN', '电池可用2年。保修另见说明。', undefined],
])('in %s, “%s” types the period %s', (locale, text, period) => {
  const raw = new Map([[`messages/${locale}.yaml`, { promises: { returns: text } }]]);
  const content = { ...fixtureContent({}), raw };
  expect(typedTerms(content).map(({ actual }) => actual)).toEqual(
    period === undefined ? [] : [`“${period}” typed in a promise of the store`],
  );
});
