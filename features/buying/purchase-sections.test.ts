import { describe, expect, test } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { preorder } from './availability/preorder.ts';
import { resolveBuyBlock } from './buy-block/buy-block.ts';
import { accessories } from './contents/accessories.ts';
import { price } from './prices/price.ts';

const buy = { href: 'https://shop.example/products/flagship-megatron', external: true };
const pounds = (amount: number) => ({ amount, text: `£${amount}` });

const megatron: OfferNow = { product: 'flagshipMegatron', state: 'buyNow', currency: 'GBP', price: pounds(1299), buy };
const grimlock: OfferNow = { product: 'grimlockG1Flagship', state: 'outOfStock', currency: 'GBP', price: pounds(1599) };

const product = { word: 'GRIM|LOCK', wordWidth: [3.666, 1.841], accent: 'violet', figures: {} };
/** `offers` is the current catalogue of the edition. */
const contextWith = ({ offers = [megatron], edition = 'uk' }: { offers?: OfferNow[]; edition?: EditionCode } = {}) =>
  exampleContext({
    edition,
    product: 'flagshipMegatron',
    site: {
      products: { flagshipMegatron: product, grimlockG1Flagship: product, aiBase: product },
      // Named later, so that there is no “tell me when”.
      offers: { [edition]: { flagshipMegatron: { life: [{ stage: 'preOrder', from: 1 }] } } },
    },
    messages: { price: { instalments: '{count} of {price}', ages: 'ages', saveUntil: 'Save {amount}' } },
    offers,
  });

const preSale: OfferNow = { ...megatron, state: 'preOrder' };
const soldOut: OfferNow = { ...megatron, state: 'soldOut', buy: undefined };
const teaser: OfferNow = { ...megatron, state: 'teaser', price: undefined, buy: undefined };

describe('a price block', () => {
  const structure = price.structure.parse({
    policies: [{ id: 'delivery', states: ['preOrder'] }, { id: 'warranty' }, { id: 'returns', only: ['uk'] }],
  });
  const text = (title: string) => ({ title, content: '' });
  const words = {
    title: 'Price',
    preSale: 'Pre-sale',
    instalmentNote: 'With Klarna.',
    payments: 'Paid with',
    policyTitle: 'With your order',
    preSalePolicyTitle: 'Pre-sale policy',
    policies: { delivery: text('Delivery'), warranty: text('Warranty'), returns: text('Returns') },
  };
  const resolved = (offer: OfferNow, edition: EditionCode = 'uk') =>
    price.resolve(structure, words, contextWith({ offers: [offer], edition }));

  test('mentions pre-sale and delivery only during the pre-sale', () => {
    expect(resolved(preSale)).toMatchObject({
      preSale: 'Pre-sale',
      policyTitle: 'Pre-sale policy',
      policies: [{ id: 'delivery' }, { id: 'warranty' }, { id: 'returns' }],
    });
    const now = resolved(megatron);
    expect(now).toMatchObject({ preSale: undefined, policyTitle: 'With your order' });
    expect(now?.policies.map(({ id }) => id)).toEqual(['warranty', 'returns']);
  });

  test('is left out until it can be ordered', () => {
    expect(resolved(teaser)).toBeUndefined();
  });

  test('leaves out a policy about a product that is not announced yet', () => {
    const structureWithProduct = price.structure.parse({
      policies: [{ id: 'delivery', product: 'grimlockG1Flagship' }, { id: 'warranty' }],
    });
    const policies = (offers: OfferNow[]) =>
      price.resolve(structureWithProduct, words, contextWith({ offers }))?.policies.map(({ id }) => id);
    expect(policies([megatron])).toEqual(['warranty']);
    expect(policies([megatron, grimlock])).toEqual(['delivery', 'warranty']);
  });

  test('shows only the policies of the edition', () => {
    expect(resolved(megatron, 'cn')?.policies.map(({ id }) => id)).toEqual(['warranty']);
  });

  test('mentions instalments only where the region has them', () => {
    expect(resolved({ ...megatron, instalment: { count: 3, price: pounds(433) } })).toMatchObject({
      instalments: '3 of £433',
      instalmentNote: 'With Klarna.',
    });
    expect(resolved(megatron)).toMatchObject({ instalments: undefined, instalmentNote: undefined });
  });

  test('rounds the percentage of a reduction down', () => {
    expect(resolved({ ...megatron, price: pounds(1169), reference: pounds(1299) })?.reduction).toBe('−10%');
    expect(resolved({ ...megatron, price: pounds(80), reference: pounds(100) })?.reduction).toBe('−20%');
    expect(resolved({ ...megatron, price: pounds(81), reference: pounds(100) })?.reduction).toBe('−19%');
    expect(resolved(megatron)?.reduction).toBeUndefined();
  });
});

describe('the timeline of an order', () => {
  const structure = preorder.structure.parse({
    questions: [{ id: 'delivery', states: ['preOrder'] }, { id: 'warranty' }],
  });
  const text = { question: '', answer: '' };
  const story = (heading: string) => ({ heading, steps: [], questionsTitle: 'Questions' });
  const words = {
    preOrder: story('Step by step'),
    buyNow: story('Before you order'),
    questions: { delivery: text, warranty: text },
  };

  test('depends on the state of the offer', () => {
    expect(preorder.resolve(structure, words, contextWith({ offers: [preSale] }))?.heading).toBe('Step by step');
    expect(preorder.resolve(structure, words, contextWith())?.heading).toBe('Before you order');
  });

  test('asks about the order only while one can order, and each question once', () => {
    const idsIn = (offer: OfferNow) =>
      preorder.resolve(structure, words, contextWith({ offers: [offer] }))?.questions.map(({ id }) => id);
    expect(idsIn(megatron)).toEqual(['warranty', 'delivery', 'returnCost', 'priceGuarantee']);
    expect(idsIn(soldOut)).toEqual(['warranty']);
  });

  test('a teaser has it only with texts of its own', () => {
    expect(
      preorder.resolve(structure, words, contextWith({ offers: [{ ...soldOut, state: 'teaser' }] })),
    ).toBeUndefined();
  });
});

test('accessories come from the catalogue, and the section is left out without any', () => {
  const structure = accessories.structure.parse({ items: [{ product: 'aiBase', picture: 'base/base' }] });
  const words = { heading: '', items: { aiBase: { text: 'More actions.' } } };
  const base: OfferNow = { product: 'aiBase', state: 'buyNow', currency: 'GBP', price: pounds(199), buy };
  expect(accessories.resolve(structure, words, contextWith({ offers: [base] }))?.items).toMatchObject([
    { id: 'aiBase', text: 'More actions.', offer: base },
  ]);
  expect(accessories.resolve(structure, words, contextWith())).toBeUndefined();
});

test('an accessory that the edition does not sell is shown if it has a page', () => {
  const structure = accessories.structure.parse({
    items: [{ product: 'aiBase', picture: 'base/base', link: 'page:ai-base' }],
  });
  const words = { heading: '', items: { aiBase: { text: 'More actions.' } } };
  const link = { href: '/uk/ai-base', external: false };
  const items = accessories.resolve(structure, words, { ...contextWith(), link: () => link })?.items;
  expect(items).toMatchObject([{ id: 'aiBase', link, accent: 'violet' }]);
  expect(items?.[0]?.offer).toBeUndefined();
  expect(accessories.resolve(structure, words, contextWith())).toBeUndefined();

  const { site, ...context } = contextWith();
  const siteSoldLater = {
    ...site,
    offers: { ...site.offers, us: { aiBase: { life: [{ stage: 'onSale', from: 1000 }] } } },
  } as unknown as ResolveContext['site'];
  const resolveAt = (instant: number) =>
    accessories.resolve(structure, words, {
      ...context,
      site: siteSoldLater,
      link: () => link,
      moment: new Moment(instant),
    });
  expect([resolveAt(999), resolveAt(1000)?.items.length]).toEqual([undefined, 1]);
});

describe('the block that sells the product of a page', () => {
  const blockOf = (offer?: OfferNow) => resolveBuyBlock(contextWith({ offers: offer ? [offer] : [] }));

  test('says in place of a price or a link why there is none', () => {
    expect(blockOf(megatron)).toMatchObject({ offer: megatron, status: undefined, sale: undefined });
    expect(blockOf({ ...megatron, price: undefined }).status).toBe('catalogue.priceInShop');
    expect([blockOf(soldOut).status, blockOf(teaser).status]).toEqual(['buy.soldOut', 'buy.teaser']);
    expect(blockOf()).toMatchObject({ offer: undefined, status: undefined, facts: [] });
  });

  test('says until when a price is reduced, and what it saves if there is a price to compare it with', () => {
    const reduced = { ...megatron, reference: pounds(1499), until: 1 };
    expect(blockOf(reduced).sale?.saving).toBe('Save £200');
    expect(blockOf({ ...reduced, reference: undefined }).sale?.saving).toBe('catalogue.until');
  });

  test('says when it is delivered only during the pre-sale', () => {
    expect(blockOf({ ...preSale, delivery: 'Q4 2025' }).delivery).toBe('delivery.expected');
    expect([blockOf(preSale).delivery, blockOf(megatron).delivery]).toEqual(['delivery.unnamed', undefined]);
  });
});
