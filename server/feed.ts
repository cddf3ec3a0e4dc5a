import type { EditionCode } from '#rules/editions.ts';
import { editions } from '#rules/editions.ts';
import { formatInstant } from '#rules/instant.ts';
import { isLive, pageContent } from '#rules/link.ts';
import { Moment } from '#rules/moment.ts';
import type { NewsItem } from '#rules/news.ts';
import { feedSlug, newsOf, newsSlug } from '#rules/news.ts';
import { addressOf } from '#rules/page.ts';
import { parsePath } from '#rules/place.ts';
import type { Site } from '#rules/site.ts';
import type { Step } from './answer.ts';
import { plainText } from './answer.ts';
import { longestKept } from './cache-policy.ts';
import { escapeXml } from './escape-xml.ts';
import type { PreviewOf } from './preview.ts';
import { cachingOf } from './preview.ts';

/** The news of an edition as an Atom feed, `/uk/news/feed.xml`: what its list shows at this instant, kept until the next article comes. */
export function answerFeed(site: Site, lockedTo: EditionCode | undefined, previewOf: PreviewOf): Step {
  return (visit) => {
    const parsed = parsePath(visit.url.pathname);
    if (!('place' in parsed) || parsed.place.slug !== feedSlug) return undefined;
    const { edition } = parsed.place;
    if (lockedTo !== undefined && edition !== lockedTo) return undefined;
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    const moment = new Moment(preview ?? visit.now);
    const news = isLive(site, edition, newsSlug, moment) ? newsOf(site, edition, moment) : [];
    const caching = (longest: number) => cachingOf(preview, moment.validUntil, visit.now, longest);
    const [newest] = news;
    if (!newest) return plainText(404, 'There is no news here.', caching(longestKept.missing));
    const headers = { 'content-type': 'application/atom+xml; charset=utf-8', ...caching(longestKept.page) };
    return { status: 200, headers, body: feedOf(site, edition, news, newest) };
  };
}

/** RFC 4287. Nothing is known of later changes to an article: it counts as updated when it came out. */
function feedOf(site: Site, edition: EditionCode, news: NewsItem[], newest: NewsItem): string {
  const { brand } = site.settings;
  const { title = brand, description = brand } = pageContent(site, newsSlug)?.words[edition] ?? {};
  const address = (slug: string) => escapeXml(addressOf(site, { edition, slug }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${editions[edition].hreflang}">`,
    `<id>${address(feedSlug)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${address(feedSlug)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(newsSlug)}"/>`,
    `<updated>${formatInstant(newest.published.at)}</updated>`,
    `<author><name>${escapeXml(brand)}</name><uri>${address('')}</uri></author>`,
    ...news.map(
      ({ slug, title: headline, teaser, published: { at } }) =>
        `<entry><id>${address(slug)}</id><title>${escapeXml(headline)}</title><link rel="alternate" type="text/html" href="${address(slug)}"/>` +
        `<published>${formatInstant(at)}</published><updated>${formatInstant(at)}</updated><summary>${escapeXml(teaser)}</summary></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}
