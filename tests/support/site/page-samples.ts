import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { windowsOf } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';

/** Slugs of one page of each kind. Editions choose different ones, so that together they cover many pages. */
export function pageOfEachKind(site: Site, edition: EditionCode): string[] {
  const slugs = Object.keys(site.pages).filter((slug) => windowsOf(site, edition, slug).length > 0);
  const byKind = Object.values(Object.groupBy(slugs, (slug) => site.pages[slug]?.settings.kind ?? ''));
  return byKind.flatMap((slugsOfKind = []) => slugsOfKind[editionCodes.indexOf(edition) % slugsOfKind.length] ?? []);
}
