import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { offersExample } from './offers.examples.ts';
import { offers } from './offers.ts';
import { OffersSection } from './offers.tsx';

describe('the offers of a page', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <OffersSection section={offersExample} />
    </PageContext>,
  );

  test('are shown with their prices, and with a shop link for those that can be bought', () => {
    expect(html).toMatch(
      /AI Base<\/h3>.*<li>Six microphones<\/li>.*3 × £66\.33 a month.*data-buy="buyNow" href="https:/,
    );
    expect(html).toMatch(/Bundle<\/h3>.*£898.*<span[^>]*data-buy="outOfStock"/);
  });

  test('list the payment methods', () => {
    expect(html).toContain('<p class="small">Ways to pay.</p><p class="small">Interest-free.</p>');
    expect(html).toContain('<li>Klarna</li>');
  });

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
