import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';

/** The slug of the page that an edition has, or will have, of a product; undefined if it has none. */
export const productPageSlug = (site: Site, edition: EditionCode, id: string): string | undefined =>
  site.offers[edition][id]?.link || Object.keys(site.pages).find((slug) => site.pages[slug]?.settings.product === id);
