import { expect, test } from 'vitest';
import { flightContent } from '#tests/support/site/fixture-audit.ts';
import { soldOutLinks } from './sold-out-links.ts';

const banner = { id: 'buy', label: 'Buy the tank', link: 'shop:/products/tank?from=banner', window: {} };
const sold = (stock: object) =>
  flightContent({
    banners: { uk: [banner], de: [banner] },
    offers: {
      uk: { tank: { buy: '/products/tank', price: 9, ...stock } },
      de: { tank: { buy: '/products/tank', price: 9 } },
    },
  });

test('a way into the shop to what has stock 0 is an error, in the edition where it has', () => {
  expect(soldOutLinks(sold({ stock: 0 }))).toEqual([
    expect.objectContaining({
      check: 'sold-out-link',
      severity: 'error',
      file: 'regions/uk.yaml',
      path: 'textBanners.0.link',
      edition: 'uk',
    }),
  ]);
});

test('to what is in stock it is none', () => {
  expect(soldOutLinks(sold({}))).toEqual([]);
});
