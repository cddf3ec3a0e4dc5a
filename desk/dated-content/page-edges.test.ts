import { expect, test } from 'vitest';
import type { PageWords } from '#core/links/page-schema.ts';
import { offers } from '#core/offers/offer-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { siteWithNews } from '#tests/support/site/fixture-news.ts';
import { saleMoments } from '#tests/support/site/fixture-sale.ts';
import { fixtureSite, edge as onlyEdge } from '#tests/support/site/fixture-site.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { type PageEdge, pageEdges } from './page-edges.ts';

/** The fixture sale, and a home page that shows one of its robots. */
function siteWithShelf(): Site {
  const site = siteWithNews();
  const home = site.pages[''] as PageContent;
  const cards = { tank: { product: 'tank', windows: {} } };
  home.settings.sections = [{ id: 'shelf', kind: 'shelf', cards, lists: { de: ['tank'] } }] as never;
  const words = { heading: 'Robots' };
  home.words = forEveryEdition({ ...(home.words.de as PageWords), sections: { shelf: words } });
  return site;
}

const site = siteWithShelf();
const edges = pageEdges(site, { edition: 'de', slug: '' });
const textAt = (instant: number) => {
  const { validUntil: _, ...resolution } = resolvePage(site, { edition: 'de', slug: '' }, instant);
  return JSON.stringify(resolution).replaceAll(/"(instant|validUntil)":\d+/g, '');
};

test('the edges of a page are exactly the instants at which it changes', () => {
  expect(edges.map(({ instant }) => instant)).toContain(saleMoments.main);
  for (const [index, { instant }] of edges.entries()) {
    expect(textAt(instant)).not.toBe(textAt(instant - 1));
    const next = edges[index + 1]?.instant;
    if (next !== undefined) expect(textAt(next - 1)).toBe(textAt(instant));
  }
});

test('an edge names what opens and closes, most relevant first, with its place in content and its changes', () => {
  const main = edges.find(({ instant }) => instant === saleMoments.main);
  const place = { what: 'opens', file: 'content/campaigns/sale.yaml', path: 'stages.1.windows.de' };
  expect(main?.names.slice(0, 2)).toEqual([
    { ...place, name: 'Stage “Main” of Sale' },
    { ...place, name: 'Text banner “The main stage”' },
  ]);
  expect(main?.changes).toContainEqual({ path: 'banner', after: 'The main stage' });
  expect(main?.changes).toContainEqual({
    path: 'shelf › cards › tank › offer › price',
    before: '1.519\u00a0€',
    after: '1.437\u00a0€',
  });
});

test('an edge names only what concerns the page', () => {
  const names = edges.flatMap((edge) => edge.names.map(({ name }) => name));
  expect(names.filter((name) => name.includes('TANK'))).not.toEqual([]);
  expect(names.filter((name) => name.includes('BASE'))).toEqual([]);
});

test('an edge gives the state of the place: its page, or where it redirects', () => {
  const states = pageEdges(site, { edition: 'de', slug: 'sale' }).map(({ instant, state }) => [instant, state.kind]);
  expect(states).toContainEqual([saleMoments.early, 'page']);
  expect(states.at(-1)).toEqual([saleMoments.over, 'redirect']);
  const small = fixtureSite();
  expect(pageEdges(small, { edition: 'uk', slug: '' })).toEqual([
    expect.objectContaining({
      instant: onlyEdge,
      changes: [{ path: 'banner', before: 'Summer prices' }],
      state: { kind: 'page' },
    }),
  ]);
  expect(pageEdges(small, { edition: 'us', slug: 'summer-sale' })).toMatchObject([
    { instant: onlyEdge, state: { kind: 'redirect', to: '/us' } },
  ]);
});

const unnamed = (edgesOfPage: PageEdge[]) => edgesOfPage.filter(({ names }) => names.length === 0);

test('an edge has a name when only another edition’s page opens or closes', () => {
  const alternates = pageEdges(site, { edition: 'us', slug: 'flagship-bumblebee' }).filter(({ changes }) =>
    changes.every(({ path }) => path.startsWith('head › alternates')),
  );
  expect(alternates.length).toBeGreaterThan(0);
  expect(unnamed(alternates)).toEqual([]);
});

test('an edge has a name when only another edition announces a product', () => {
  const small = fixtureSite();
  const home = small.pages[''] as PageContent;
  small.pages.arrival = { ...home, settings: { ...home.settings, announces: 'rover' } };
  small.offers.us = offers.parse({
    rover: { life: [{ stage: 'onSale', from: '2027-01-10T09:00[America/New_York]' }] },
  });
  expect(pageEdges(small, { edition: 'kr', slug: 'arrival' })).toEqual([
    expect.objectContaining({
      instant: parseInstant('2027-01-10T14:00:00Z'),
      names: [{ name: 'On sale: Rover (us)', what: 'opens', file: 'content/offers/us.yaml', path: 'rover.life.0' }],
    }),
  ]);
});

test('every edge of a page of each kind in our content has a name', { tags: 'nightly' }, () => {
  const slugs = pageOfEachKind(realSite, 'uk');
  expect(slugs.filter((slug) => unnamed(pageEdges(realSite, { edition: 'uk', slug })).length > 0)).toEqual([]);
});
