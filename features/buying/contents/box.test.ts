import { describe, expect, test } from 'vitest';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { box } from './box.ts';

const products: Record<string, object> = {
  tank: { figures: { shells: 4, adapterWatts: 30 }, box: ['shells', 'adapter', 'cable'] },
  car: { figures: { power5Volts: 20, chargePort: 'Type-C' }, box: ['adapter', 'cable'] },
  scout: { figures: {}, box: ['adapter', 'guide'] },
  scoutPro: { figures: {}, box: ['adapter', 'guide'] },
  empty: { figures: {} },
};

/** A context in which a message is its key, followed by the plug of the edition where it has values. */
const contextOf = (product: string, sold: readonly string[] = Object.keys(products)) =>
  exampleContext({
    product,
    site: { products },
    offers: sold.map((id) => ({ product: id })),
    format: (message, values) => (typeof values === 'function' ? `${message} (${String(values('plug'))})` : message),
  });

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
    expect(linesOf('tank')).toEqual(['box.forCannon (plug)', 'box.adapterWatts (plug)', 'box.cableEnds (plug)']);
    expect(linesOf('car')).toEqual(['box.adapterSteps (plug)', 'box.cablePort (plug)']);
    expect(linesOf('scout')?.[0]).toBe('box.adapterPlug (plug)');
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
