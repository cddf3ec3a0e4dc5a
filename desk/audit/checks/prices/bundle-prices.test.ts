import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { bundlePrices } from './bundle-prices.ts';

const bundles = { set: ['tank', 'base'] };
const sold = (set: object, tank: object = {}) => ({
  uk: { tank: { price: 699, ...tank }, base: { price: 199 }, set: { link: 'set', ...set } },
});

test('finds a bundle that costs the sum of its parts', () => {
  expect(bundlePrices(fixtureContent({ bundles, offers: sold({ price: 898 }) }))).toEqual([
    expect.objectContaining({
      check: 'bundle-not-cheaper',
      file: 'offers/uk.yaml',
      path: 'set.price',
      edition: 'uk',
      slug: 'set',
      actual: '£898, while its parts cost £898 one by one',
    }),
  ]);
});

test('leaves a cheaper bundle alone', () => {
  expect(bundlePrices(fixtureContent({ bundles, offers: sold({ price: 897 }) }))).toEqual([]);
});

test('finds a future sale that makes the parts cheaper, with its start', () => {
  const promotions = [
    { price: 499, opens: '2026-12-01T09:00[Europe/London]', closes: '2026-12-05T00:00[Europe/London]' },
  ];
  expect(bundlePrices(fixtureContent({ bundles, offers: sold({ price: 800 }, { promotions }) }))).toEqual([
    expect.objectContaining({
      instant: Date.parse('2026-12-01T09:00:00Z'),
      actual: '£800, while its parts cost £698 one by one',
    }),
  ]);
});

test('skips an edition that does not sell every part', () => {
  expect(
    bundlePrices(fixtureContent({ bundles, offers: { uk: { tank: { price: 1 }, set: { price: 898 } } } })),
  ).toEqual([]);
});
