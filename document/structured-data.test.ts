import { describe, expect, it } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { Page } from '#pages/page.ts';
import type { Section } from '#pages/sections.ts';
import { britishOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { structuredData } from './structured-data.ts';

const offer: OfferNow = { ...britishOfferExample, state: 'preOrder' };

/** A page with this section, of which structured data reads no more than this. */
const pageWith = (section: object, changes: Partial<Page> = {}) =>
  examplePage({ sections: [section as Section], ...changes });

const partsIn = (page: Page) => {
  const { '@graph': parts } = JSON.parse(structuredData(page, 'https://www.kinetra.example/media/a.jpg'));
  return Object.fromEntries(parts.map((part: { '@type': string }) => [part['@type'], part]));
};

function partsOf(shown?: { name: string; offer?: OfferNow | undefined }, changes: Partial<Page['head']> = {}) {
  const { head } = examplePage();
  const product = shown && { id: 'flagshipMegatron', shortName: shown.name, variants: [], ...shown };
  return partsIn(examplePage({ head: { ...head, product, ...changes } }));
}

describe('structured data', () => {
  it('describes the organisation and the page, and no product where there is none', () => {
    const parts = partsOf();
    expect(Object.keys(parts)).toEqual(['Organization', 'WebPage', 'BreadcrumbList']);
    expect(parts.Organization).toMatchObject({
      name: 'KINETRA',
      contactPoint: [{ contactType: 'customer support', email: 'support@kinetra.example' }],
    });
    expect(parts.WebPage).toMatchObject({
      inLanguage: 'en-GB',
      url: 'https://www.kinetra.example/uk/choose-your-region',
    });
  });

  it('gives the price that the page shows and the link to buy', () => {
    expect(partsOf({ name: 'Flagship Megatron', offer }).Product).toMatchObject({
      name: 'Flagship Megatron',
      sku: 'flagshipMegatron',
      brand: { name: 'KINETRA' },
      offers: {
        price: 1169,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/PreOrder',
        potentialAction: { target: offer.buy?.href },
      },
    });
  });

  it.each([
    ['buyNow', 'InStock'],
    ['soldOut', 'SoldOut'],
    ['outOfStock', 'OutOfStock'],
  ] as const)('calls %s %s', (state, word) => {
    expect(partsOf({ name: 'Flagship Megatron', offer: { ...offer, state } }).Product.offers.availability).toBe(
      `https://schema.org/${word}`,
    );
  });

  it('gives no offer without a price, and no link for what cannot be bought', () => {
    expect(
      partsOf({ name: 'Flagship Megatron', offer: { ...offer, price: undefined } }).Product.offers,
    ).toBeUndefined();
    expect(
      partsOf({ name: 'Flagship Megatron', offer: { ...offer, state: 'soldOut', buy: undefined } }).Product.offers
        .potentialAction,
    ).toBeUndefined();
  });

  it('gives the days of returns with the offer, and no policy where the store promises none', () => {
    const returns = { days: 14, countries: ['GB'] };
    const { organisation } = examplePage().head;
    const parts = partsOf({ name: 'Flagship Megatron', offer }, { organisation: { ...organisation, returns } });
    const policy = parts.Organization.hasMerchantReturnPolicy;
    expect(policy).toMatchObject({ applicableCountry: ['GB'], merchantReturnDays: 14 });
    expect(parts.Product.offers.hasMerchantReturnPolicy).toEqual({ '@id': policy['@id'] });
    const without = partsOf({ name: 'Flagship Megatron', offer });
    expect(without.Organization).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(without.Product.offers).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('leads from the home page to the page, and nowhere from the home page', () => {
    expect(partsOf().BreadcrumbList.itemListElement).toMatchObject([
      { position: 1, name: 'KINETRA', item: 'https://www.kinetra.example/uk' },
      { position: 2, name: 'Choose your region', item: 'https://www.kinetra.example/uk/choose-your-region' },
    ]);
    expect(partsOf(undefined, { trail: [] })).not.toHaveProperty('BreadcrumbList');
  });

  it('groups the versions of a product that its page offers', () => {
    const { head } = examplePage();
    const first = { id: 'base', name: 'Base', shortName: 'Base', offer };
    const second = { id: 'baseWithShelf', name: 'Base and shelf', offer };
    const offers = { kind: 'offers', products: [first, second] };
    const groupWith = (variants: string[]) =>
      partsIn(pageWith(offers, { head: { ...head, product: { ...first, variants } } })).ProductGroup;
    expect(groupWith([second.id])).toMatchObject({
      productGroupID: first.id,
      hasVariant: [{ '@id': `${head.canonical}#product` }, { sku: second.id, name: second.name }],
    });
    expect(groupWith([])).toBeUndefined();
  });

  it('gives the questions of the topic that the page shows', () => {
    const questions = [{ label: 'What does it cost?', answer: ['Nothing.', 'Express: $50.'] }];
    const categories = [
      { id: 'shipping', questions },
      { id: 'app', questions: [{ label: 'Which phone?', answer: ['Any.'] }] },
    ];
    const { FAQPage } = partsIn(pageWith({ kind: 'faq', category: 'shipping', answer: { categories } }));
    expect(FAQPage.mainEntity).toMatchObject([
      { name: 'What does it cost?', acceptedAnswer: { text: 'Nothing.\nExpress: $50.' } },
    ]);
  });

  it('says when the words of a page were last changed', () => {
    const head = { kind: 'page-head', updated: { day: '2026-11-25' } };
    expect(partsIn(pageWith(head)).WebPage.dateModified).toBe('2026-11-25');
    expect(partsIn(examplePage()).WebPage).not.toHaveProperty('dateModified');
  });

  describe('for a sale', () => {
    const megatron = { id: 'megatron', name: 'Flagship Megatron', link: { href: '/uk/flagship-megatron' } };
    const soldOut = { state: 'soldOut', buy: undefined };
    const steps = [{ id: 'early', price: '£1,199' }];
    const cards = [
      { ...megatron, deal: { state: 'open', offer: britishOfferExample }, steps },
      { id: 'base', name: 'AI Base', deal: { state: 'open', offer: { ...britishOfferExample, ...soldOut } } },
      { id: 'bumblebee', name: 'Flagship Bumblebee', deal: { state: 'locked', hidden: '£??' } },
    ];
    const deals = { kind: 'deals', groups: [{ id: 'hot-deals', cards }] };
    const page = pageWith(deals, { kind: 'sale' });
    const text = structuredData(page, '');
    const list = JSON.parse(text)['@graph'].find((part: { '@type': string }) => part['@type'] === 'ItemList');

    it('lists open deals at the price on their card, with the page that shows them', () => {
      expect(
        list.itemListElement.map(({ position, item }: { position: number; item: { name: string } }) => [
          position,
          item.name,
        ]),
      ).toEqual([
        [1, 'Flagship Megatron'],
        [2, 'AI Base'],
      ]);
      expect(list.itemListElement[0].item).toMatchObject({
        '@type': 'Product',
        url: 'https://www.kinetra.example/uk/flagship-megatron',
        offers: {
          price: 1169,
          priceCurrency: 'GBP',
          availability: 'https://schema.org/InStock',
          url: britishOfferExample.buy?.href,
        },
      });
      expect(list.itemListElement[1].item.offers).toMatchObject({
        url: page.head.canonical,
        availability: 'https://schema.org/SoldOut',
      });
    });

    it('leaves out locked deals and the prices of other stages', () => {
      expect(text).not.toContain('Bumblebee');
      expect(text).not.toMatch(/1,?199/);
    });

    it('lists a product that is in two groups once', () => {
      const groups = [...deals.groups, { id: 'again', cards }];
      const [, , , again] = JSON.parse(structuredData(pageWith({ ...deals, groups }), ''))['@graph'];
      expect(again.itemListElement).toHaveLength(2);
    });
  });

  it('lists all products in the order of the page, with their addresses', () => {
    const hrefs = ['/eu/flagship-megatron', 'https://shop.example/bumblebee'];
    const cards = hrefs.map((href) => ({ link: { href } }));
    const text = structuredData(pageWith({ kind: 'robots', groups: [{ cards }] }, { kind: 'catalogue' }), '');
    const list = JSON.parse(text)['@graph'].find((part: { '@type': string }) => part['@type'] === 'ItemList');
    expect(list.itemListElement.map(({ position, url }: { position: number; url: string }) => [position, url])).toEqual(
      [
        [1, 'https://www.kinetra.example/eu/flagship-megatron'],
        [2, 'https://shop.example/bumblebee'],
      ],
    );
  });

  it('gives the end of the price to the second', () => {
    const until = Date.UTC(2026, 10, 22);
    expect(partsOf({ name: 'Flagship Megatron', offer: { ...offer, until } }).Product.offers.priceValidUntil).toBe(
      '2026-11-22T00:00:00.000Z',
    );
    expect(partsOf({ name: 'Flagship Megatron', offer }).Product.offers).not.toHaveProperty('priceValidUntil');
  });

  it('describes an article with its date and publisher', () => {
    const page = examplePage();
    const head = { ...page.head, article: { headline: 'The sale opens.', published: '2026-11-14T09:00:00+00:00' } };
    const parts = JSON.parse(structuredData({ ...page, head }, 'https://www.kinetra.example/media/a.jpg'))['@graph'];
    const article = parts.find((part: { '@type': string }) => part['@type'] === 'NewsArticle');
    expect(article).toMatchObject({
      headline: 'The sale opens.',
      datePublished: '2026-11-14T09:00:00+00:00',
      image: ['https://www.kinetra.example/media/a.jpg'],
      publisher: { '@id': parts[0]['@id'] },
    });
    expect(article).not.toHaveProperty('dateModified');
  });

  it('cannot end the script element that holds it', () => {
    const page = examplePage();
    const text = structuredData({ ...page, head: { ...page.head, title: '</script><script>alert(1)' } }, '');
    expect(text).not.toContain('</');
    expect(JSON.parse(text)['@graph'][1].name).toBe('</script><script>alert(1)');
  });
});
