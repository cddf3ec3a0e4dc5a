import { describe, expect, test } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { offers } from './offers.ts';

describe('the offers of a page', () => {
  const structure = offers.structure.parse({ products: [{ product: 'aiBase' }, { product: 'bundle' }] });
  const words = {
    heading: '',
    payments: '',
    instalmentNote: 'Interest-free.',
    products: { aiBase: { text: '', points: [] }, bundle: { text: '', points: [] } },
  };
  const site = { products: { aiBase: { accent: 'cyan' }, bundle: { accent: 'blue' } } };
  const withOffer = (...changes: Partial<OfferNow>[]) =>
    exampleContext({ site: site, offers: changes.map((offer) => ({ product: 'aiBase', ...offer })) });

  test('leave out products that the edition does not have, and the whole section if it has none', () => {
    expect(offers.resolve(structure, words, withOffer({ state: 'buyNow' }))?.products.map(({ id }) => id)).toEqual([
      'aiBase',
    ]);
    expect(offers.resolve(structure, words, withOffer())).toBeUndefined();
  });

  test('mention instalments only for products that can be bought', () => {
    const price = { amount: 3, text: '£3' };
    const instalment = { count: 3, price: { amount: 1, text: '£1' } };
    const soldOut = offers.resolve(structure, words, withOffer({ state: 'soldOut', price, instalment }));
    expect(soldOut).toMatchObject({ instalmentNote: undefined, products: [{ instalments: undefined }] });
    const buy = { href: 'https://shop.example', external: true };
    expect(
      offers.resolve(structure, words, withOffer({ state: 'buyNow', price, instalment, buy }))?.instalmentNote,
    ).toBe('Interest-free.');
  });
});
