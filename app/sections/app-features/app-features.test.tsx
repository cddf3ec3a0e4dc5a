import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ResolveContext } from '#rules/context/resolve-context.ts';
import { appFeatures } from '#rules/sections/product/app-features.ts';
import { appFeaturesExample } from './app-features.examples.ts';
import { AppFeaturesSection } from './app-features.tsx';

describe('what the app does', () => {
  const html = renderToStaticMarkup(<AppFeaturesSection section={appFeaturesExample} />);

  test('is told screen by screen, with a tip where there is one', () => {
    expect(html.match(/<svg/g)).toHaveLength(4);
    expect(html).toMatch(/Choose a color<\/h3><p>Twelve of them\.<\/p><p[^>]*>Tap one to see it\./);
  });

  test('draws as many colours as the light has', () => {
    expect(html.match(/fill="hsl\(/g)).toHaveLength(12);
  });

  const structure = appFeatures.structure.parse({
    features: [{ id: 'light', screen: 'colours', count: 'ringColours' }],
  });
  const words = { heading: '', lead: '', features: { light: { title: '', text: '', labels: [] } } };
  const scopeWith = (figures: Record<string, number | string>) =>
    ({ product: 'aiBase', site: { products: { aiBase: { figures } } } }) as unknown as ResolveContext;

  test('counts by the figures of the page’s product', () => {
    expect(appFeatures.resolve(structure, words, scopeWith({ ringColours: 9 }))?.features).toMatchObject([
      { count: 9 },
    ]);
    expect(() => appFeatures.resolve(structure, words, scopeWith({ ringColours: 'many' }))).toThrow(
      /no figure "ringColours"/,
    );
  });

  test('is refused without words', () => {
    expect(() => appFeatures.resolve(structure, { ...words, features: {} }, scopeWith({ ringColours: 9 }))).toThrow(
      /"light" has no words/,
    );
  });
});
