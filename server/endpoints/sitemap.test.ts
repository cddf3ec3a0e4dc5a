import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { bodyText, contextOf } from '#tests/support/site/request-context.ts';
import { deploymentOf } from '../deployment.ts';
import { readConfig } from '../settings/config.ts';
import { fixedClock } from '../time/clock.ts';
import { serveSitemap } from './sitemap.ts';

const opens = parseInstant('2026-05-01T09:00:00Z');
const bumblebee = fixtureSite().pages['flagship-bumblebee'] as PageContent;

/** A page in every edition, optionally from an instant on. */
const pageFrom = (from?: number): PageContent => ({
  ...bumblebee,
  settings: {
    ...bumblebee.settings,
    where: Object.fromEntries(editionCodes.map((code) => [code, from === undefined ? {} : { opens: from }])),
  },
});

const siteOf = (pages: [slug: string, page: PageContent][]): Site => ({
  ...fixtureSite(),
  pages: Object.fromEntries(pages),
});

function sitemapOf(site: Site, perFile?: number) {
  const clock = fixedClock(0);
  const middleware = serveSitemap(
    { site, deployment: deploymentOf(readConfig({})), clock, previewOf: () => undefined },
    perFile,
  );
  return async (path: string, now = 0) => {
    clock.set(now);
    const response = await middleware(contextOf(path, { now }));
    const { status, headers } = response ?? {};
    return response && { status, caching: headers?.['cache-control'], text: bodyText(response) };
  };
}

const locationsIn = (text = ''): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('a small site has one file', async () => {
  const getSitemap = sitemapOf(siteOf([['', pageFrom()]]));
  expect((await getSitemap('/sitemap.xml'))?.text).toContain('<urlset');
  expect(await getSitemap('/sitemap-1.xml')).toBeUndefined();
  expect(await getSitemap('/sitemap')).toBeUndefined();
});

test('a large site has several files and an index', async () => {
  const slugs = ['', 'a', 'b', 'c', 'd'];
  const getSitemap = sitemapOf(siteOf(slugs.map((slug) => [slug, pageFrom()])), 2);
  const index = await getSitemap('/sitemap.xml');
  expect(index?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locationsIn(index?.text)).toEqual(
    [1, 2, 3].map((number) => `https://www.kinetra.example/sitemap-${number}.xml`),
  );
  const files = await Promise.all(locationsIn(index?.text).map((address) => getSitemap(new URL(address).pathname)));
  const locations = files.flatMap((file) => locationsIn(file?.text));
  expect(new Set(locations).size).toBe(slugs.length * editionCodes.length);
  expect(locations).toHaveLength(slugs.length * editionCodes.length);
  expect(await getSitemap('/sitemap-4.xml')).toBeUndefined();
  expect(await getSitemap('/sitemap-0.xml')).toBeUndefined();
});

test('a file without live pages is not listed, and the index is cached until they open', async () => {
  const getSitemap = sitemapOf(
    siteOf([
      ['', pageFrom()],
      ['a', pageFrom()],
      ['b', pageFrom(opens)],
    ]),
    2,
  );
  const before = await getSitemap('/sitemap.xml', opens - 60_000);
  expect(locationsIn(before?.text)).toEqual(['https://www.kinetra.example/sitemap-1.xml']);
  expect(before?.caching).toContain('s-maxage=56');
  expect((await getSitemap('/sitemap-2.xml', opens - 60_000))?.status).toBe(404);
  expect(locationsIn((await getSitemap('/sitemap.xml', opens))?.text)).toHaveLength(2);
  expect((await getSitemap('/sitemap-2.xml', opens))?.text).toContain('<loc>https://www.kinetra.example/us/b</loc>');
});
