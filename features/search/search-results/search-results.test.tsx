import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { editionSearch } from '../edition-search.ts';
import { type SearchResultsValue, searchResults } from './search-results.ts';
import { SearchResultsSection } from './search-results.tsx';

const site = fixtureSale();
for (const [id, product] of Object.entries(site.products))
  Object.assign(product, { name: { de: id }, line: { de: 'Fährt.' }, family: 'interstellar' });

const structure = searchResults.structure.parse({
  popular: [
    { id: 'regions', link: 'page:choose-your-region' },
    { id: 'soon', link: 'page:robots' },
  ],
  suggestions: [{ id: 'home', link: 'page:' }],
});
const words = searchResults.words.parse({
  heading: 'Suche',
  label: 'Suchen',
  submit: 'Los',
  popularTitle: 'Beliebt',
  popular: { regions: 'Regionen', soon: 'Bald' },
  none: { text: 'Kürzer!', title: 'Sonst' },
  suggestions: { home: 'Start' },
});

function resolve(q: string | undefined, instant: number) {
  const moment = new Moment(instant);
  const context = createResolveContext(site, 'de', moment, { query: q === undefined ? {} : { q } });
  return { value: searchResults.resolve(structure, words, context), validUntil: moment.validUntil };
}

test('lists results by group, robots with what they cost, until something that can be found changes', () => {
  const { value, validUntil } = resolve('tank', saleMoments.early);
  expect(value?.groups.map(({ title, hits }) => [title, hits[0]?.title])).toEqual([['search.robots', 'tank']]);
  expect(value?.groups[0]?.hits[0]).toMatchObject({
    external: true,
    product: { offer: { price: { amount: 1519 } } },
  });
  const moment = new Moment(saleMoments.early);
  editionSearch(site, 'de', moment);
  expect(validUntil).toBeLessThanOrEqual(moment.validUntil ?? 0);
});

test('never finds a product before its announcement', () => {
  expect(resolve('rocket', saleMoments.main - 1).value?.groups).toEqual([]);
  expect(resolve('rocket', saleMoments.main).value?.groups[0]?.hits[0]?.title).toBe('rocket');
});

test('suggests other pages if nothing matches, and shows popular ones before a search, each while it is open', () => {
  expect(resolve('xyzxyz', saleMoments.early).value?.none).toMatchObject({ links: [{ label: 'Start', href: '/de' }] });
  const { value } = resolve(undefined, saleMoments.early);
  expect(value?.summary).toBeUndefined();
  expect(value?.popular?.links.map(({ label }) => label)).toEqual(['Regionen']);
});

function show(q: string): void {
  const value = resolve(q, saleMoments.early).value as SearchResultsValue;
  showOnPage(<SearchResultsSection section={{ ...value, id: 'search', kind: 'search-results' }} />);
}

test('a robot that is found has its name marked, its price, and a link to the shop that sells it', () => {
  show('tank');
  expect(screen.getByText('tank', { selector: 'mark' })).toBeTruthy();
  expect(hrefOf(/^tank/)).toMatch('https://shop.kinetra.example/');
  expect(screen.getByRole('article', { name: 'tank' }).textContent).toMatch(/1.519/);
});

test('a query is shown as text in its field and in the summary, and sent without scripts', () => {
  const query = '"><script>alert(1)</script>';
  show(query);
  const { name, value, form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchen' });
  expect([name, value, form?.getAttribute('action')]).toEqual(['q', query, '/de/search']);
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});
