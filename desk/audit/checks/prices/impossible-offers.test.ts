import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { impossibleOffers } from './impossible-offers.ts';

const at = (day: string) => `${day}T09:00[Europe/London]`;
const findingsOf = (tank: object) =>
  impossibleOffers(fixtureContent({ offers: { uk: { tank: { price: 1299, link: 'tank', ...tank } } } }));

test('accepts an ordinary offer', () => {
  const promotions = [{ price: 1199, opens: at('2027-03-01'), closes: at('2027-04-01') }];
  expect(
    findingsOf({
      announced: at('2026-12-01'),
      onSale: at('2027-01-01'),
      preSale: { closes: at('2027-02-01') },
      promotions,
    }),
  ).toEqual([]);
});

describe('contradicting dates', () => {
  test('finds a pre-order that closes before the sale begins', () => {
    expect(findingsOf({ onSale: at('2027-01-01'), preSale: { closes: at('2027-01-01') } })).toEqual([
      expect.objectContaining({
        check: 'pre-order-never',
        severity: 'error',
        file: 'offers/uk.yaml',
        path: 'tank.preSale',
        edition: 'uk',
        slug: 'tank',
      }),
    ]);
  });

  test('finds a sale before the announcement', () => {
    expect(
      findingsOf({ announced: at('2027-01-02'), onSale: at('2027-01-01') }).map(({ check, path }) => [check, path]),
    ).toEqual([['sale-unannounced', 'tank.onSale']]);
  });

  test('finds a promotional price that ends before the sale begins', () => {
    const promotions = [{ price: 1199, closes: at('2026-12-24') }];
    expect(findingsOf({ onSale: at('2027-01-01'), promotions }).map(({ check, path }) => [check, path])).toEqual([
      ['promotion-never', 'tank.promotions.0'],
    ]);
  });
});

describe('a sale without a price', () => {
  const price = [{ from: at('2027-02-01'), price: 1299 }];

  test('is an error while it is in the future', () => {
    expect(findingsOf({ price })).toEqual([
      expect.objectContaining({ check: 'sale-without-price', severity: 'error', path: 'tank.price.0.from' }),
    ]);
  });

  test('is fine when the sale begins with the price, or the stock is 0', () => {
    expect(findingsOf({ price, onSale: at('2027-02-01') })).toEqual([]);
    expect(findingsOf({ price, stock: 0 })).toEqual([]);
  });
});

describe('with stock 0', () => {
  test('finds a running pre-order and a reduced price', () => {
    const findings = findingsOf({
      stock: 0,
      preSale: 'always',
      promotions: [{ price: 1199, opens: at('2025-01-01') }],
    });
    expect(findings.map(({ check, severity, path }) => [check, severity, path])).toEqual([
      ['sold-out-pre-order', 'warning', 'tank.preSale'],
      ['sold-out-reduced', 'note', 'tank.promotions.0.price'],
    ]);
  });

  test('ignores what is over by now', () => {
    expect(
      findingsOf({
        stock: 0,
        preSale: { closes: at('2025-01-01') },
        promotions: [{ price: 1199, closes: at('2025-01-01') }],
      }),
    ).toEqual([]);
  });
});
