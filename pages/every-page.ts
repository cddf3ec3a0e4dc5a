import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import type { Page } from './page.ts';
import { resolvePage } from './resolve-page.ts';

export interface ResolvedPage {
  edition: EditionCode;
  slug: string;
  from: Instant;
  page: Page;
}

/** The error because of which an edition cannot show a page, from an instant on. */
export interface PageError extends Place {
  since: Instant;
  error: Error;
}

interface EveryPage {
  since: Instant;
  pages: ResolvedPage[];
  notFound: Page[];
  errors: PageError[];
}

const everyPageBySite = new WeakMap<Site, EveryPage>();

/**
 * Resolves every page of every edition once between each two of its edges, which takes seconds. With `since` it leaves
 * out what pages were before that instant: most edges are in the past. A page is followed up to its first error. Parts
 * that do not change are the same object. The last result for a site is cached.
 */
export function resolveEveryPage({ site, since = 0 }: { site: Site; since?: Instant | undefined }): EveryPage {
  const known = everyPageBySite.get(site);
  if (known?.since === since) return known;
  const cache = new ResolveCache();
  const steps = Object.keys(site.pages).flatMap((slug) =>
    editionCodes.flatMap((edition) => [...followPage(site, { edition, slug }, since, cache)]),
  );
  const every = {
    since,
    pages: steps.filter((step) => 'page' in step),
    notFound: steps.flatMap((step) => ('notFound' in step ? step.notFound : [])),
    errors: steps.filter((step) => 'error' in step),
  };
  everyPageBySite.set(site, every);
  return every;
}

function* followPage(
  site: Site,
  { edition, slug }: Place,
  since: Instant,
  cache: ResolveCache,
): Generator<ResolvedPage | { notFound: Page } | PageError> {
  let from: Instant | undefined = since;
  try {
    while (from !== undefined) {
      const resolution = resolvePage(site, { edition, slug }, from, cache);
      if ('page' in resolution) yield { edition, slug, from, page: resolution.page };
      if ('notFound' in resolution) yield { notFound: resolution.notFound };
      from = resolution.validUntil;
    }
  } catch (error) {
    yield { edition, slug, since: from ?? since, error: error as Error };
  }
}
