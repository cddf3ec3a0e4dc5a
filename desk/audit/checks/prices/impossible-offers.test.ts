import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { impossibleOffers } from './impossible-offers.ts';

const at = (day: string) => `${day}T09:00[Europe/London]`;
const findingsOf = (tank: object) =>
  impossibleOffers(fixtureContent({ offers: { uk: { tank: { price: 1299, link: 'tank', ...tank } } } }));

const life = [
  { stage: 'teaser', from: at('2026-12-01') },
  { stage: 'preOrder', from: at('2027-01-01') },
  { stage: 'onSale', from: at('2027-02-01') },
];

test('accepts an ordinary offer', () => {
  const promotions = [{ price: 1199, opens: at('2027-03-01'), closes: at('2027-04-01') }];
  expect(findingsOf({ life, promotions })).toEqual([]);
});

test('finds a promotional price for a time in which nothing is sold', () => {
  const promotions = [{ price: 1199, closes: at('2026-12-24') }];
  expect(findingsOf({ life, promotions })).toEqual([
    expect.objectContaining({
      check: 'promotion-never',
      file: 'offers/uk.yaml',
      path: 'tank.promotions.0',
      slug: 'tank',
    }),
  ]);
});

describe('a sale without a price', () => {
  const price = [{ from: at('2027-02-01'), price: 1299 }];

  test('is an error while it is in the future', () => {
    expect(findingsOf({ price })).toEqual([
      expect.objectContaining({ check: 'sale-without-price', severity: 'error', path: 'tank.price.0.from' }),
    ]);
  });

  test('is fine when the sale begins with the price, or nothing is sold', () => {
    expect(findingsOf({ price, life: [{ stage: 'onSale', from: at('2027-02-01') }] })).toEqual([]);
    expect(findingsOf({ price, life: [{ stage: 'soldOut' }] })).toEqual([]);
  });
});
