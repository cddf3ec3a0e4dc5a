import { expect, test } from 'vitest';
import { parseInstant } from '#rules/time/instant.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { Place } from '#rules/place/place.ts';
import type { Site } from '#rules/site/site.ts';
import { realSite } from '../support/site/real-site.ts';

const instant = parseInstant('2026-11-15T12:00:00Z');

/** The entries of a table, and copies of them that go by other names. */
const grown = <Entry>(entries: Record<string, Entry>, times: number): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      Array.from(
        { length: name === '' ? 1 : times },
        (_, copy) => [copy === 0 ? name : `${name}-${copy}`, entry] as const,
      ),
    ),
  );

/**
 * A site with many times the pages, products, offers and campaigns, which counts how often anything of them is asked
 * for.
 */
function countingSite(times: number): { site: Site; asked: () => number } {
  let asked = 0;
  const counted = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, key, receiver) {
        asked += 1;
        return Reflect.get(target, key, receiver);
      },
      ownKeys(target) {
        asked += Reflect.ownKeys(target).length;
        return Reflect.ownKeys(target);
      },
    });
  const { pages, products, offers, campaigns } = realSite;
  const site: Site = {
    ...realSite,
    pages: counted(grown(pages, times)),
    products: counted(grown(products, times)),
    campaigns: counted(grown(campaigns, times)),
    offers: Object.fromEntries(
      Object.entries(offers).map(([code, of]) => [code, counted(grown(of, times))]),
    ) as Site['offers'],
  };
  return { site, asked: () => asked };
}

test.each([
  ['home page', { edition: 'us', slug: '' }],
  ['home page while no sale runs', { edition: 'kr', slug: '' }],
  ['product page', { edition: 'us', slug: 'flagship-megatron' }],
  ['product page while a sale runs', { edition: 'uk', slug: 'elite-optimus-prime' }],
  ['page of a sale', { edition: 'uk', slug: 'black-friday' }],
  ['piece of news', { edition: 'de', slug: 'news/program-by-voice' }],
  ['page that is not there', { edition: 'fr', slug: 'nothing' }],
] satisfies [string, Place][])(
  'the work for a %s does not grow with the pages and products beside it',
  (_what, place) => {
    const askedFor = (times: number) => {
      const { site, asked } = countingSite(times);
      /* What is found out once for all pages. */
      resolvePage(site, place, instant);
      const before = asked();
      resolvePage(site, place, instant);
      return asked() - before;
    };
    expect(askedFor(10)).toBe(askedFor(1));
  },
);

test('the edges of a page do not grow with the catalogue: only of what it names', () => {
  const later = parseInstant('2030-01-01T09:00:00Z');
  const announcedLater = Object.fromEntries(
    Object.entries(realSite.offers.us).map(([id, offer]) => [`${id}Next`, { ...offer, announced: later }]),
  );
  const next = Object.fromEntries(Object.entries(realSite.products).map(([id, product]) => [`${id}Next`, product]));
  const site: Site = {
    ...realSite,
    products: { ...realSite.products, ...next },
    offers: { ...realSite.offers, us: { ...realSite.offers.us, ...announcedLater } },
  };
  const place: Place = { edition: 'us', slug: 'flagship-megatron' };
  const edges = (of: Site) => {
    const met: number[] = [];
    for (let at: number | undefined = instant; at !== undefined; at = resolvePage(of, place, at).validUntil)
      met.push(at);
    return met;
  };
  expect(edges(site)).toEqual(edges(realSite));
});
