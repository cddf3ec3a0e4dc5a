import { describe, expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { appFeatures } from './app-features.ts';

describe('app features', () => {
  const structure = appFeatures.structure.parse({
    features: [{ id: 'light', screen: 'colours', count: 'ringColours' }],
  });
  const words = { heading: '', lead: '', features: { light: { title: '', text: '', labels: [] } } };
  const contextWith = (figures: Record<string, number | string>) =>
    ({ product: 'aiBase', site: { products: { aiBase: { figures } } } }) as unknown as ResolveContext;

  test('takes its counts from the product’s figures', () => {
    expect(appFeatures.resolve(structure, words, contextWith({ ringColours: 9 }))?.features).toMatchObject([
      { count: 9 },
    ]);
    expect(() => appFeatures.resolve(structure, words, contextWith({ ringColours: 'many' }))).toThrow(
      /no numeric figure "ringColours"/,
    );
  });
});
