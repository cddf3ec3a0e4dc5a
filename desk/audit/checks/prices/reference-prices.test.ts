import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { referencePrices } from './reference-prices.ts';

const at = (day: string) => `${day}T09:00[Europe/London]`;
const findingsOf = (tank: object) =>
  referencePrices(fixtureContent({ offers: { uk: { tank: { price: 1299, ...tank } } } })).map(({ check, path }) => [
    check,
    path,
  ]);
const november = { price: 1199, opens: at('2026-11-01'), closes: at('2026-11-10') };

test('accepts a reduction after 30 days of sale, and stages that follow each other', () => {
  const next = { price: 1099, opens: at('2026-11-10'), closes: at('2026-11-20') };
  expect(findingsOf({ promotions: [november, next] })).toEqual([]);
});

test('finds a reduction of what nobody has paid', () => {
  const life = [{ stage: 'onSale', from: at('2026-10-20') }];
  expect(findingsOf({ life, promotions: [november] })).toEqual([['reduction-without-reference', 'tank.promotions.0']]);
  expect(findingsOf({ life: [{ stage: 'soldOut' }], promotions: [november] })).toEqual([]);
});

test('finds a night at the regular price within a sale', () => {
  const next = { price: 1099, opens: at('2026-11-11'), closes: at('2026-11-20') };
  expect(findingsOf({ promotions: [november, next] })).toEqual([['price-pause', 'tank.promotions.0']]);
  expect(findingsOf({ promotions: [november, { ...next, opens: at('2026-11-12') }] })).toEqual([]);
});
