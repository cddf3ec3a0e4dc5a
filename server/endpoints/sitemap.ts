import { pageAddress, pageContent, pageSlugs } from '#core/links/link.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';
import { openEditions, resolveAlternates } from '#pages/resolve-head.ts';
import { type Deployment, servesOnly } from '../deployment.ts';
import type { Middleware } from '../http/response.ts';
import { serveCachedTexts, type TextSource, type TextVersion } from '../pages/text-cache.ts';

const indexPath = '/sitemap.xml';
const numberedPath = (number: number): string => `/sitemap-${number}.xml`;

/**
 * Search engines read at most 50,000 URLs and 50 MB per file. A page has one URL in each edition, and each
 * lists all of them as alternates.
 */
const maxPagesPerFile = 500;

/**
 * Serves the sitemap: every page that is live and meant for search engines, with its alternates. A large site gets
 * several files and an index at `/sitemap.xml`.
 */
export function serveSitemap(source: TextSource, pagesPerFile = maxPagesPerFile): Middleware {
  const { site, deployment } = source;
  const indexedSlugs = pageSlugs(site).filter((slug) => pageContent(site, slug)?.settings.index !== false);
  const versionsOf = (textAt: (moment: Moment) => string | undefined) => (instant: Instant) => {
    const moment = new Moment(instant);
    return { text: textAt(moment), validUntil: moment.validUntil } satisfies TextVersion;
  };
  const pages = (slugs: readonly string[]) => versionsOf((moment) => pagesOf(site, slugs, deployment, moment));
  const chunks = Array.from({ length: Math.ceil(indexedSlugs.length / pagesPerFile) }, (_, index) =>
    indexedSlugs.slice(index * pagesPerFile, (index + 1) * pagesPerFile),
  );
  const files = new Map(chunks.map((slugs, index) => [numberedPath(index + 1), slugs]));
  const texts =
    chunks.length > 1
      ? new Map([
          ...Array.from(files, ([path, slugs]) => [path, pages(slugs)] as const),
          [indexPath, versionsOf((moment) => indexOf(site, files, deployment, moment))],
        ])
      : new Map([[indexPath, pages(indexedSlugs)]]);
  return serveCachedTexts(source, {
    type: 'application/xml; charset=utf-8',
    missing: 'There is no such sitemap.',
    texts,
  });
}

const xml = (lines: readonly string[]): string => ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Undefined while none of these pages is live, since an empty sitemap is invalid. */
function pagesOf(site: Site, slugs: readonly string[], deployment: Deployment, moment: Moment): string | undefined {
  const entries = slugs.flatMap((slug) => {
    const links = resolveAlternates(site, slug, moment)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`)
      .join('');
    const live = openEditions(site, slug, moment).filter((edition) => deployment.editions.includes(edition));
    return live.map((edition) => `<url><loc>${escapeMarkup(pageAddress(site, { edition, slug }))}</loc>${links}</url>`);
  });
  return entries.length === 0
    ? undefined
    : xml([`<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...entries, '</urlset>']);
}

function indexOf(
  site: Site,
  files: ReadonlyMap<string, readonly string[]>,
  deployment: Deployment,
  moment: Moment,
): string {
  const isThere = (slug: string) =>
    openEditions(site, slug, moment).some((edition) => deployment.editions.includes(edition));
  const origin = servesOnly(deployment, 'cn') ? site.origins.cn : site.origins.main;
  const entries = [...files]
    .filter(([, slugs]) => slugs.some(isThere))
    .map(([path]) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>`);
  return xml([`<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>']);
}
