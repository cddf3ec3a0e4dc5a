import { pageSlugs, pageWindows } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';

/** Slugs of one page of each kind. Editions choose different ones, so that together they cover many pages. */
export function pageOfEachKind(site: Site, edition: EditionCode): string[] {
  const slugs = Object.keys(site.pages).filter((slug) => pageWindows(site, edition, slug).length > 0);
  const byKind = Object.values(Object.groupBy(slugs, (slug) => site.pages[slug]?.settings.kind ?? ''));
  return byKind.flatMap((slugsOfKind = []) => slugsOfKind[editionCodes.indexOf(edition) % slugsOfKind.length] ?? []);
}

/** Pages of an edition that together have every kind of section that it ever shows. */
export const pagesOfEachSection = (site: Site, edition: EditionCode): Page[] =>
  pagesWithEach(versionsOf(site, edition), ({ sections }) => sections.map(({ kind }) => kind));

/**
 * Pages of an edition that together show every state of an offer in every kind of section that shows it. The account is
 * left out: it shows its offers after a login.
 */
export const pagesOfEachOffer = (site: Site, edition: EditionCode): Page[] =>
  pagesWithEach(versionsOf(site, edition), ({ sections }) =>
    sections.filter(({ kind }) => kind !== 'account').flatMap((section) => offerStates(section, section.kind)),
  );

/** Pages of an edition that together have every kind of section, and every state of an offer in each that shows it. */
export const pagesOfEachSectionAndOffer = (site: Site, edition: EditionCode): Page[] =>
  pagesWithEach(versionsOf(site, edition), ({ sections }) =>
    sections.flatMap((section) => [section.kind, ...offerStates(section, section.kind)]),
  );

/** A few pages that together have every feature, first the one with most. */
function pagesWithEach(pages: Page[], featuresOf: (page: Page) => string[]): Page[] {
  const candidates = pages.map((page) => ({ page, features: new Set(featuresOf(page)) }));
  const chosen: Page[] = [];
  for (let left = new Set(candidates.flatMap(({ features }) => [...features])); left.size > 0; ) {
    const gain = ({ features }: { features: Set<string> }) => features.intersection(left).size;
    const next = candidates.reduce((best, each) => (gain(each) > gain(best) ? each : best));
    chosen.push(next.page);
    left = left.difference(next.features);
  }
  return chosen;
}

/** Every version of every page, from edge to edge. */
function versionsOf(site: Site, edition: EditionCode): Page[] {
  const cache = new ResolveCache();
  return pageSlugs(site).flatMap((slug) => {
    const versions: Page[] = [];
    for (let instant: number | undefined = 0; instant !== undefined; ) {
      const resolution = resolvePage(site, { edition, slug }, instant, cache);
      if ('page' in resolution) versions.push(resolution.page);
      instant = resolution.validUntil;
    }
    return versions;
  });
}

/** The states of the offers in a value, each with the parts of a price that it has. */
function offerStates(value: unknown, kind: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = ['price', 'reference', 'buy', 'delivery', 'sale', 'save', 'opens'].filter(
    (key) => (value as Record<string, unknown>)[key] !== undefined,
  );
  const { state } = value as { state?: unknown };
  const own = state === undefined && parts.length === 0 ? [] : [[kind, state, ...parts].join(' ')];
  return [...own, ...Object.values(value).flatMap((each) => offerStates(each, kind))];
}
