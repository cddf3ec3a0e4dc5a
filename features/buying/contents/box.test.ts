import { describe, expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { keysAsMessages } from '#tests/support/site/random-site.ts';
import { box } from './box.ts';

const products: Record<string, object> = {
  tank: { figures: { shells: 4, adapterWatts: 30 }, box: ['shells', 'adapter', 'cable'] },
  car: { figures: { power5Volts: 20, chargePort: 'Type-C' }, box: ['adapter', 'cable'] },
  scout: { figures: {}, box: ['adapter', 'guide'] },
  scoutPro: { figures: {}, box: ['adapter', 'guide'] },
  empty: { figures: {} },
};

const messages = keysAsMessages();

/** The part of a resolve context that a box uses, in the uk edition. A message is formatted as its key. */
const contextOf = (product: string, sold: readonly string[] = Object.keys(products)) =>
  ({
    edition: 'uk',
    lang: 'en-GB',
    moment: new Moment(0),
    product,
    site: {
      products,
      offers: { uk: {} },
      regions: { uk: { terms: {}, paymentMarks: [], plug: 'UK plug' } },
      settings: { apps: {}, signUpCredits: 0, creditExchange: { credits: 100, worth: { GBP: 1 }, validDays: 1 } },
      messages: { uk: messages },
    },
    messages,
    picture: (id: string) => ({ id }),
    offer: (id: string) => (sold.includes(id) ? { product: id } : undefined),
    productName: (id: string) => id,
    format: (message: string, values: unknown) =>
      typeof values === 'function' ? `${message} (${String(values('plug'))})` : message,
  }) as unknown as ResolveContext;

const resolved = (product: string, variants: string[] = [], sold?: string[]) =>
  box.resolve(
    box.structure.parse({ variants: variants.map((id) => ({ product: id })) }),
    { text: 'In one.' },
    contextOf(product, sold),
  );

describe('a box', () => {
  test('holds the product first, then its parts, counted by the figures of the same name', () => {
    expect(resolved('tank')?.items.map(({ count, title }) => [count, title])).toEqual([
      [1, 'tank'],
      [4, 'box.shells'],
      [1, 'box.adapter'],
      [1, 'box.cable'],
    ]);
    expect(resolved('tank')?.items[0]?.text).toBe('In one.');
  });

  test('describes a part by the figures that the product has, and by the plug of the edition', () => {
    const linesOf = (product: string) =>
      resolved(product)
        ?.items.slice(1)
        .map(({ text }) => text);
    expect(linesOf('tank')).toEqual([
      'box.forCannon (UK plug)',
      'box.adapterWatts (UK plug)',
      'box.cableEnds (UK plug)',
    ]);
    expect(linesOf('car')).toEqual(['box.adapterSteps (UK plug)', 'box.cablePort (UK plug)']);
    expect(linesOf('scout')?.[0]).toBe('box.adapterPlug (UK plug)');
  });

  test('names each variant that the edition sells', () => {
    expect(resolved('scout', ['scoutPro'])?.items[0]?.title).toBe('scout or scoutPro');
    expect(resolved('scout', ['scoutPro'], ['scout'])?.items[0]?.title).toBe('scout');
  });

  test('refuses a variant with other parts, and a product without a box', () => {
    expect(() => resolved('scout', ['car'])).toThrow('the box of "car" has other parts');
    expect(() => resolved('empty')).toThrow('the product "empty" has no box');
  });
});
