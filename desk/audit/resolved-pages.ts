import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Page } from '#pages/page.ts';
import { ResolveCache } from '#pages/resolve-cache.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';

/** A page as an edition shows it from one edge to the next. */
export interface ResolvedPage {
  edition: EditionCode;
  slug: string;
  from: Instant;
  page: Page;
}

const pagesBySite = new WeakMap<Site, ResolvedPage[]>();

/**
 * Every page of every edition, resolved once between each two of its edges. Parts that do not change are the same
 * object. Ends where a page cannot be shown, which loading refuses. Cached for each site.
 */
export function resolvedPages(site: Site): readonly ResolvedPage[] {
  const pages = pagesBySite.get(site) ?? [...resolveAll(site)];
  pagesBySite.set(site, pages);
  return pages;
}

function* resolveAll(site: Site): Generator<ResolvedPage> {
  const cache = new ResolveCache();
  for (const slug of Object.keys(site.pages)) {
    for (const edition of editionCodes) {
      let from: Instant | undefined = 0;
      while (from !== undefined) {
        const resolution = resolutionAt(site, { edition, slug }, from, cache);
        if (resolution && 'page' in resolution) yield { edition, slug, from, page: resolution.page };
        from = resolution?.validUntil;
      }
    }
  }
}

function resolutionAt(...request: Parameters<typeof resolvePage>): Resolution | undefined {
  try {
    return resolvePage(...request);
  } catch {
    return undefined;
  }
}
