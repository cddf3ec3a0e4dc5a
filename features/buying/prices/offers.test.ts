import { describe, expect, test } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { offers } from './offers.ts';

describe('the offers of a page', () => {
  const structure = offers.structure.parse({ products: [{ product: 'aiBase' }, { product: 'bundle' }] });
  const words = {
    heading: '',
    payments: '',
    instalmentNote: 'Interest-free.',
    products: { aiBase: { text: '', points: [] }, bundle: { text: '', points: [] } },
  };
  const contextWith = (offersById: Record<string, Partial<OfferNow>>) =>
    ({
      edition: 'uk',
      site: {
        law: { uk: {} },
        pages: {},
        products: { aiBase: { accent: 'cyan' }, bundle: { accent: 'blue' } },
        offers: { uk: offersById },
        regions: { uk: { paymentMarks: [] } },
      },
      messages: { price: { instalments: '' }, catalogue: {} },
      offer: (id: string) => offersById[id],
      productName: (id: string) => id,
      format: () => 'three payments',
      link: () => undefined,
    }) as unknown as ResolveContext;

  test('leave out products that the edition does not have, and the whole section if it has none', () => {
    expect(
      offers.resolve(structure, words, contextWith({ aiBase: { state: 'buyNow' } }))?.products.map(({ id }) => id),
    ).toEqual(['aiBase']);
    expect(offers.resolve(structure, words, contextWith({}))).toBeUndefined();
  });

  test('mention instalments only for products that can be bought', () => {
    const price = { amount: 3, text: '£3' };
    const instalment = { count: 3, price: { amount: 1, text: '£1' } };
    const soldOut = offers.resolve(structure, words, contextWith({ aiBase: { state: 'soldOut', price, instalment } }));
    expect(soldOut).toMatchObject({ instalmentNote: undefined, products: [{ instalments: undefined }] });
    const buy = { href: 'https://shop.example', external: true };
    expect(
      offers.resolve(structure, words, contextWith({ aiBase: { state: 'buyNow', price, instalment, buy } }))
        ?.instalmentNote,
    ).toBe('Interest-free.');
  });
});
