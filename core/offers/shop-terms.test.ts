import { expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { Moment } from '../time/moment.ts';
import { offer as offerSchema } from './offer-schema.ts';
import { shopProducts, shopTerms } from './shop-terms.ts';

/** The terms of a product with this offer in Germany, at the first instant of the sale. */
function resolveTerms(offer: object) {
  const site = fixtureSale();
  site.offers.de.tank = offerSchema.parse({ buy: '/products/tank', price: 100, ...offer });
  return shopTerms(site, 'de', 'tank', new Moment(saleMoments.early));
}

test('a shop has the price and the stock of our page, but not a price that needs a code', () => {
  const promotions = [{ price: 80, opens: '2026-11-14T00:00[UTC]', code: 'EARLY' }];
  expect(resolveTerms({ promotions })).toEqual({ price: 100, compareAt: undefined, stock: 'available' });
  expect(resolveTerms({ promotions: [{ ...promotions[0], code: undefined }] })).toMatchObject({
    price: 80,
    compareAt: 100,
  });
  expect(resolveTerms({ life: [{ stage: 'soldOut' }] })).toMatchObject({ stock: 'soldOut' });
  expect(resolveTerms({ price: undefined })).toEqual({ price: undefined, compareAt: undefined, stock: 'available' });
});

test('a shop need not have what our pages only announce, or have ended', () => {
  for (const stage of ['announced', 'teaser', 'ended']) expect(resolveTerms({ life: [{ stage }] })).toBeUndefined();
  expect(resolveTerms({ life: [{ stage: 'onSale', from: '2026-11-15T00:00[UTC]' }] })).toBeUndefined();
});

test('a product with two ids, or without a path in the shop, is asked about once, or never', () => {
  const site = fixtureSale();
  const { tank, base } = site.products;
  if (!tank || !base) throw new Error('the fixture lacks a product');
  site.products = { ...site.products, base: { ...base, sameAs: 'tank' } };
  site.offers.de.car = { ...offerSchema.parse({}), buy: '' };
  expect(shopProducts(site, 'de').map(({ product }) => product)).toEqual(['tank', 'rocket']);
});
