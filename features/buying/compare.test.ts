import { expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import type { PageContent } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureRange, rangeEdges } from '#tests/support/site/fixture-range.ts';
import { compare } from './compare.ts';

const structure = compare.structure.parse({
  products: [{ product: 'tank' }, { product: 'truck' }, { product: 'rocket' }],
});

function resolveAt(instant: number, { product = 'tank', of = structure } = {}) {
  const site = fixtureRange();
  const home = site.pages[''] as PageContent;
  const settings = { ...home.settings, where: { uk: { opens: rangeEdges.announced } } };
  const withPage = { ...site, pages: { ...site.pages, compare: { ...home, settings } } };
  return compare.resolve(
    of,
    { heading: 'Two' },
    createResolveContext(withPage, 'uk', new Moment(instant), { product }),
  );
}

test('has a column for each product that the edition lists now, and only what differs', () => {
  const value = resolveAt(rangeEdges.announced - 1);
  expect(value?.comparison.columns.map(({ id }) => id)).toEqual(['tank', 'truck']);
  expect(value?.comparison.shared).toEqual([]);
  expect(JSON.stringify(value)).not.toMatch(/rocket/i);
  expect(resolveAt(rangeEdges.announced)?.comparison.columns.map(({ id }) => id)).toEqual(['tank', 'truck', 'rocket']);
});

test('links to the comparison of the same products, while that page is open', () => {
  expect(resolveAt(rangeEdges.announced - 1)?.all).toBeUndefined();
  expect(resolveAt(rangeEdges.announced)?.all?.href).toBe('/uk/compare?robots=tank%2Ctruck%2Crocket');
});

test('is left out where the product of the page, or every other one, has no column', () => {
  const withCar = compare.structure.parse({
    products: [{ product: 'car' }, { product: 'tank' }, { product: 'truck' }],
  });
  expect(resolveAt(rangeEdges.ended - 1, { product: 'car', of: withCar })).toBeDefined();
  expect(resolveAt(rangeEdges.ended, { product: 'car', of: withCar })).toBeUndefined();
  const withRocket = compare.structure.parse({ products: [{ product: 'tank' }, { product: 'rocket' }] });
  expect(resolveAt(rangeEdges.announced - 1, { of: withRocket })).toBeUndefined();
});
