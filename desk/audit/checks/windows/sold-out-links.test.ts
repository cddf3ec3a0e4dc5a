import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { soldOutLinks } from './sold-out-links.ts';

const banner = { id: 'buy', label: 'Buy the tank', link: 'shop:/products/tank?from=banner', window: {} };
const sold = (life: object) =>
  fixtureContent({
    banners: { uk: [banner], de: [banner] },
    offers: {
      uk: { tank: { buy: '/products/tank', price: 9, ...life } },
      de: { tank: { buy: '/products/tank', price: 9 } },
    },
  });

test.each([
  ['is', [{ stage: 'soldOut' }]],
  ['will be', [{ stage: 'onSale' }, { stage: 'soldOut', from: '2028-01-01T09:00[Europe/London]' }]],
])('finds a shop link to a product that %s sold out, in that edition only', (_when, life) => {
  expect(soldOutLinks(sold({ life }))).toEqual([
    expect.objectContaining({
      check: 'sold-out-link',
      severity: 'error',
      file: 'regions/uk.yaml',
      path: 'textBanners.0.link',
      edition: 'uk',
    }),
  ]);
});

test('accepts a link to a product on sale', () => {
  expect(soldOutLinks(sold({}))).toEqual([]);
});
