import { describe, expect, test } from 'vitest';
import { pageAddress, pageWindows } from '#core/links/link.ts';
import { feedSlug, type NewsItem, newsSlug, publishedNews } from '#core/news/news.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { entriesOf, expectAtomFeed, tagsOf } from '#tests/support/site/atom-feed.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { linkedDataOf, mainOf, readMarkup } from '../../support/documents/markup.ts';

const { get, clock } = createTestSite({ site, maxBytes: 1e9, render: renderPage });

/** An instant after all articles of the content are published. */
const later = parseInstant('2027-02-01T12:00:00Z');

const address = (edition: EditionCode, slug: string) => pageAddress(site, { edition, slug });
const newsAt = (edition: EditionCode, instant: number) => publishedNews(site, edition, new Moment(instant));

async function ask(
  edition: EditionCode,
  slug: string,
  instant: number,
): Promise<{ status: number; text: string; headers: Headers }> {
  clock.set(instant);
  const response = await get(slug === 'sitemap.xml' ? `${site.origins.main}/sitemap.xml` : address(edition, slug));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe.each(editionCodes)('the news of %s', (edition) => {
  const news = newsAt(edition, later);

  test('exist, and each article has a picture of its own', () => {
    expect(news.length).toBeGreaterThan(2);
    expect(new Set(news.map(({ picture }) => picture.id)).size).toBe(news.length);
  });

  test('are in the same order in the list and in the feed, newest first', async () => {
    const list = await ask(edition, newsSlug, later);
    const listedHrefs = readMarkup(mainOf(list.text)).anchors.map(({ href }) => href);
    expect(listedHrefs.filter((href) => href.includes('/news/') && !href.endsWith('.xml'))).toEqual(
      news.map(({ href }) => href),
    );
    const feed = await ask(edition, feedSlug, later);
    expect(entriesOf(feed.text).flatMap((entry) => tagsOf(entry, 'id'))).toEqual(
      news.map(({ slug }) => address(edition, slug)),
    );
    expect(list.text).toContain(
      `type="application/atom+xml" title="${tagsOf(feed.text, 'title')[0]}" href="${address(edition, feedSlug)}"`,
    );
  });

  test('are a valid Atom feed', async () => {
    const { status, text, headers } = await ask(edition, feedSlug, later);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expectAtomFeed(text, address(edition, feedSlug));
    expect(entriesOf(text)).toHaveLength(news.length);
  });

  test('show their date of publication on the page and in its structured data', async () => {
    for (const { slug, title, published } of news) {
      const { status, text } = await ask(edition, slug, later);
      expect([slug, status]).toEqual([slug, 200]);
      expect(linkedDataOf(text).NewsArticle).toMatchObject({
        headline: title,
        datePublished: published.iso,
        url: address(edition, slug),
      });
      expect(text).toContain(`<time dateTime="${published.iso}">${published.text}</time>`);
    }
  });
});

const articles = Object.keys(site.pages).filter((slug) => slug.startsWith(`${newsSlug}/`));
const openings = editionCodes.flatMap((edition) =>
  articles.flatMap((slug) =>
    pageWindows(site, edition, slug).map(({ opens = 0 }): [EditionCode, string, number] => [edition, slug, opens]),
  ),
);

/**
 * Lists which of its own page, the list, the feed, the sitemap and the article before mention an article at an instant.
 */
async function mentionsOf(edition: EditionCode, { slug, title }: NewsItem, instant: number): Promise<string[]> {
  const [before] = newsAt(edition, Math.min(instant, (pageWindows(site, edition, slug)[0]?.opens ?? 0) - 1));
  const slugs = [newsSlug, feedSlug, 'sitemap.xml', slug, ...(before ? [before.slug] : [])];
  const responses = await Promise.all(slugs.map(async (place) => [place, await ask(edition, place, instant)] as const));
  return responses
    .filter(([, { status }]) => status === 200)
    .filter(([, { text }]) =>
      [address(edition, slug), title].some((part) => text.replaceAll('<wbr>', '').includes(part)),
    )
    .map(([place]) => place);
}

test.each(openings)('in %s, %s is published on the second', async (edition, slug, opens) => {
  const item = newsAt(edition, opens).find((candidate) => candidate.slug === slug);
  if (!item) throw new Error('the article is not in the news at the instant it opens');
  expect(item.published.at).toBe(opens);
  expect(await mentionsOf(edition, item, opens - 1)).toEqual([]);
  expect((await ask(edition, slug, opens - 1)).status).toBe(302);
  expect(await mentionsOf(edition, item, opens)).toEqual(
    expect.arrayContaining([newsSlug, feedSlug, 'sitemap.xml', slug]),
  );
});

test('an article of December is nowhere in November, and the feed is cached only until it opens', async () => {
  const november = parseInstant('2026-11-21T12:00:00Z');
  for (const edition of ['us', 'uk', 'eu', 'fr', 'de'] as const) {
    const { text } = await ask(edition, feedSlug, november);
    expect(text).not.toMatch(/christmas|no[eë]l|weihnacht|holiday/i);
    expect(text).toContain('black-friday-2026');
  }
  const opens = pageWindows(site, 'de', 'news/christmas-2026')[0]?.opens ?? 0;
  const { headers } = await ask('de', feedSlug, opens - 60_000);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=56');
});

test('an edition has only news of sales it takes part in and of products it may show', () => {
  const slugs = (edition: EditionCode) => newsAt(edition, later).map(({ slug }) => slug.slice(newsSlug.length + 1));
  expect(slugs('jp')).toEqual(['app-requirements', 'program-by-voice', 'flagship-bumblebee']);
  expect(slugs('kr')).toEqual([
    'quick-start-guides',
    'app-requirements',
    'program-by-voice',
    'flagship-megatron',
    'flagship-bumblebee',
  ]);
  expect(slugs('cn')).not.toContain('black-friday-2026');
});
