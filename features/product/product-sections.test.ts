import { describe, expect, test } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { resolvePoints } from '../programming/voice.ts';
import { hero } from './hero/hero.ts';
import { showpiece } from './showpiece/showpiece.ts';

const shop = { href: 'https://shop.example/products/flagship-megatron', external: true };

/** The part of a resolve context that these sections use. */
const contextWith = (changes: { offer?: Partial<OfferNow>; product?: string | undefined; hub?: boolean } = {}) => {
  const offer: OfferNow = {
    product: 'flagshipMegatron',
    state: 'preOrder',
    currency: 'USD',
    buy: shop,
    ...changes.offer,
  };
  return exampleContext({
    edition: 'us',
    product: 'product' in changes ? changes.product : 'flagshipMegatron',
    site: {
      products: { flagshipMegatron: { word: 'MEGA|TRON', wordWidth: [3.87, 2.02, 2], accent: 'violet', figures: {} } },
      pictures: { 'megatron/robot': { height: 1500, body: { left: 0, top: 0, width: 900, height: 1400 } } },
    },
    picture: (id) => ({ ...examplePicture, id }),
    link: (ref) =>
      ref === 'site:hub' && changes.hub !== false ? { href: 'https://hub.example', external: true } : undefined,
    offers: [offer],
    productName: () => 'Flagship Megatron',
  });
};

describe('a hero', () => {
  const words = { line: 'Flagship', sentence: 'It drives away.' };

  test('splits the product’s name where the product says', () => {
    expect(hero.resolve({ picture: 'megatron/robot' }, words, contextWith())).toMatchObject({
      name: 'Flagship Megatron',
      word: ['MEGA', 'TRON'],
      wordWidth: [3.87, 2.02, 2],
      bodyWidth: 0.6,
    });
  });

  test('links to the newsletter form only during the teaser', () => {
    const structure = { picture: 'megatron/robot', subscribe: 'subscribe' };
    const wordsWithSubscribe = { ...words, subscribe: 'Tell me' };
    const teaser = contextWith({ offer: { state: 'teaser', buy: undefined } });
    expect(hero.resolve(structure, wordsWithSubscribe, teaser)?.block.notice).toEqual({
      href: '#subscribe',
      label: 'Tell me',
    });
    expect(hero.resolve(structure, wordsWithSubscribe, contextWith())?.block.notice).toBeUndefined();
    expect(hero.resolve(structure, words, teaser)?.block.notice).toBeUndefined();
  });

  test('rejects a page without a product', () => {
    expect(() => hero.resolve({ picture: 'megatron/robot' }, words, contextWith({ product: undefined }))).toThrow(
      /product/,
    );
  });
});

describe('a showpiece', () => {
  const words = { heading: '', lead: '', action: 'Play' };

  test('shows its picture, or the poster of its clip', () => {
    const picture = 'megatron/head';
    expect(showpiece.resolve({ way: 'lamp', picture }, words, contextWith())?.picture.id).toBe(picture);
  });

  test('is rejected without the clip or the picture that it needs', () => {
    expect(() => showpiece.resolve({ way: 'drag', picture: 'megatron/head' }, words, contextWith())).toThrow(/clip/);
    expect(() => showpiece.resolve({ way: 'lamp' }, words, contextWith())).toThrow(/lamp/);
  });
});

test('a point of the voice section has a link only while its target exists', () => {
  const points = { hub: { title: 'Hub', text: '', link: 'Open the hub' } };
  const linkOf = (context: ResolveContext) => resolvePoints(points, { hub: 'site:hub' }, context)[0]?.link;
  expect(linkOf(contextWith())).toEqual({ href: 'https://hub.example', external: true, label: 'Open the hub' });
  expect(linkOf(contextWith({ hub: false }))).toBeUndefined();
});
