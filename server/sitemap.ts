import type { EditionCode } from '#rules/editions.ts';
import { Moment } from '#rules/moment.ts';
import { addressOf, alternatesOf, liveEditions } from '#rules/page.ts';
import type { Site } from '#rules/site.ts';
import type { Step } from './answer.ts';
import { longestKept } from './cache-policy.ts';
import { escapeXml } from './escape-xml.ts';
import type { PreviewOf } from './preview.ts';
import { cachingOf } from './preview.ts';

/** Every page for search engines that is there at this instant, with its other editions; of one edition only where the deployment is locked to it. */
export function answerSitemap(site: Site, lockedTo: EditionCode | undefined, previewOf: PreviewOf): Step {
  return (visit) => {
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    const moment = new Moment(preview ?? visit.now);
    const body = sitemapAt(site, lockedTo, moment);
    const caching = cachingOf(preview, moment.validUntil, visit.now, longestKept.page);
    return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8', ...caching }, body };
  };
}

function sitemapAt(site: Site, lockedTo: EditionCode | undefined, moment: Moment): string {
  const listed = Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.index !== false);
  const entries = listed.flatMap((slug) => {
    const links = alternatesOf(site, slug, moment).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    const here = liveEditions(site, slug, moment).filter((edition) => lockedTo === undefined || edition === lockedTo);
    return here.map((edition) => `<url><loc>${escapeXml(addressOf(site, { edition, slug }))}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
