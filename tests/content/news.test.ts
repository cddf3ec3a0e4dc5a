import { expect, test } from 'vitest';
import { pageAddress } from '#core/links/link.ts';
import { feedSlug, newsSlug } from '#core/news/news.ts';
import { entriesOf, expectAtomFeed, tagsOf } from '#tests/support/site/atom-feed.ts';
import { siteWithNews } from '#tests/support/site/fixture-news.ts';
import { saleMoments } from '#tests/support/site/fixture-sale.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { linkedDataOf, mainOf, readMarkup } from '../support/documents/markup.ts';

const { early, over } = saleMoments;
const site = siteWithNews();
const { get, clock } = createTestSite({ site, render: renderPage });
const address = (slug: string) =>
  slug === 'sitemap.xml' ? `${site.origins.main}/sitemap.xml` : pageAddress(site, { edition: 'de', slug });

async function ask(slug: string, instant: number) {
  clock.set(instant);
  const response = await get(address(slug));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test('the list and the feed have the same news, newest first', async () => {
  const newestFirst = ['later', 'sale', 'launch'].map((name) => `${newsSlug}/${name}`);
  const { text: list } = await ask(newsSlug, over);
  const links = readMarkup(mainOf(list)).anchors.map(({ href }) => href);
  expect(links.filter((href) => href.startsWith('/de/news/') && !href.endsWith('.xml'))).toEqual(
    newestFirst.map((slug) => `/de/${slug}`),
  );
  const { text: feed, status, headers } = await ask(feedSlug, over);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expectAtomFeed(feed, address(feedSlug));
  expect(entriesOf(feed).flatMap((entry) => tagsOf(entry, 'id'))).toEqual(newestFirst.map(address));
  expect(list).toContain(`type="application/atom+xml" title="News" href="${address(feedSlug)}"`);
});

test('an article and its structured data have the same publication date', async () => {
  const { text } = await ask(`${newsSlug}/sale`, over);
  expect(linkedDataOf(text).NewsArticle).toMatchObject({
    headline: 'The sale until 2. Dezember',
    datePublished: '2026-11-14T09:00:00+01:00',
    url: address(`${newsSlug}/sale`),
  });
  expect(text).toContain('<time dateTime="2026-11-14T09:00:00+01:00">14. November 2026</time>');
});

test('an article appears on the second, and nothing mentions it before', async () => {
  const slug = `${newsSlug}/sale`;
  const places = [newsSlug, feedSlug, 'sitemap.xml', `${newsSlug}/launch`];
  for (const place of places) expect((await ask(place, early - 1)).text, place).not.toContain('/news/sale');
  expect((await ask(slug, early - 1)).status).toBe(302);
  for (const place of [...places, slug]) expect((await ask(place, early)).text, place).toContain('/news/sale');
});

test('the feed is cached until the next article at most', async () => {
  const { headers } = await ask(feedSlug, early - 60_000);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=56');
});

test('there is no feed before the first article', async () => {
  expect((await ask(feedSlug, 0)).status).toBe(404);
});
