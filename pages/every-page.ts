import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import type { Page } from './page.ts';
import { resolvePage } from './resolve-page.ts';

/** A page as an edition shows it from one edge to the next. */
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

export interface EveryPage {
  pages: ResolvedPage[];
  /** The "not found" pages of editions that lack a page. */
  notFound: Page[];
  errors: PageError[];
}

const everyPageBySite = new WeakMap<Site, EveryPage>();
const startBySite = new WeakMap<Site, Instant>();

/** Makes `resolveEveryPage` leave out what the pages of a site were before an instant: most edges are in the past. */
export function skipPastPages(site: Site, before: Instant): void {
  startBySite.set(site, before);
}

/**
 * Resolves every page of every edition once between each two of its edges, which takes seconds. A page is followed up
 * to its first error. Parts that do not change are the same object. Cached for each site.
 */
export function resolveEveryPage(site: Site): EveryPage {
  const known = everyPageBySite.get(site);
  if (known) return known;
  const every: EveryPage = { pages: [], notFound: [], errors: [] };
  const cache = new ResolveCache();
  for (const slug of Object.keys(site.pages))
    for (const edition of editionCodes) followPage(site, { edition, slug }, cache, every);
  everyPageBySite.set(site, every);
  return every;
}

function followPage(site: Site, { edition, slug }: Place, cache: ResolveCache, every: EveryPage): void {
  let from: Instant | undefined = startBySite.get(site) ?? 0;
  try {
    while (from !== undefined) {
      const resolution = resolvePage(site, { edition, slug }, from, cache);
      if ('page' in resolution) every.pages.push({ edition, slug, from, page: resolution.page });
      if ('notFound' in resolution) every.notFound.push(resolution.notFound);
      from = resolution.validUntil;
    }
  } catch (error) {
    every.errors.push({ edition, slug, since: from ?? 0, error: error as Error });
  }
}
