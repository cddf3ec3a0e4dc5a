import { isPageOpen, pageAddress, pageContent } from '#core/links/link.ts';
import { feedSlug, type NewsItem, newsSlug, publishedNews } from '#core/news/news.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { formatInstant, type Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';
import type { Middleware } from '../http/response.ts';
import { editionTexts, serveCachedTexts, type TextSource, type TextVersion } from '../pages/text-cache.ts';

/** Serves the news of an edition as an Atom feed, such as `/uk/news/feed.xml`. Valid until the next article. */
export function serveFeed(source: TextSource): Middleware {
  const texts = editionTexts(source, (edition) => pagePath({ edition, slug: feedSlug }), feedAt);
  return serveCachedTexts(source, {
    type: 'application/atom+xml; charset=utf-8',
    missing: 'There is no news here.',
    texts,
  });
}

function feedAt(site: Site, edition: EditionCode, instant: Instant): TextVersion {
  const moment = new Moment(instant);
  const news = isPageOpen(site, edition, newsSlug, moment) ? publishedNews(site, edition, moment) : [];
  const [newest] = news;
  return { text: newest && feedOf(site, edition, news, newest), validUntil: moment.validUntil };
}

/** Atom (RFC 4287). Later changes to an article are not recorded, so `updated` is the date of publication. */
function feedOf(site: Site, edition: EditionCode, news: NewsItem[], newest: NewsItem): string {
  const { brand } = site.settings;
  const { title = brand, description = brand } = pageContent(site, newsSlug)?.words[edition] ?? {};
  const address = (slug: string) => escapeMarkup(pageAddress(site, { edition, slug }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${editions[edition].hreflang}">`,
    `<id>${address(feedSlug)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<subtitle>${escapeMarkup(description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${address(feedSlug)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(newsSlug)}"/>`,
    `<updated>${formatInstant(newest.published.at)}</updated>`,
    `<author><name>${escapeMarkup(brand)}</name><uri>${address('')}</uri></author>`,
    ...news.map(
      ({ slug, title: headline, teaser, published: { at } }) =>
        `<entry><id>${address(slug)}</id><title>${escapeMarkup(headline)}</title><link rel="alternate" type="text/html" href="${address(slug)}"/>` +
        `<published>${formatInstant(at)}</published><updated>${formatInstant(at)}</updated><summary>${escapeMarkup(teaser)}</summary></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}
