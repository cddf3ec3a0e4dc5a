import { render } from '#app/root/render.tsx';
import { resolvePage } from '#rules/page/page.ts';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import { parseInstant } from '#rules/time/instant.ts';

/** The instant at which tests look at the site, unless they say another: no sale runs then. */
export const today = '2026-10-15T12:00:00Z';

const assets = {
  client: '/assets/client.js',
  styles: {},
  font: '/assets/font.woff2',
  europeanFont: '/assets/font-european.woff2',
};

/** A page as the document that the server sends. */
export const renderPage = (page: Page): Promise<string> => render(page, { assets, mediaHost: '', build: 'test' });

/** What an edition shows; undefined where it has no such page then. */
export function pageAt(site: Site, edition: EditionCode, slug: string, iso = today): Page | undefined {
  const resolution = resolvePage(site, { edition, slug }, parseInstant(iso));
  return 'page' in resolution ? resolution.page : undefined;
}

/** The same as a document. Throws where there is none. */
export function documentAt(site: Site, edition: EditionCode, slug: string, iso = today): Promise<string> {
  const page = pageAt(site, edition, slug, iso);
  if (!page) throw new Error(`${edition} has no page ${slug} then`);
  return renderPage(page);
}

/** Editions that have a page today. */
export const editionsOf = (site: Site, slug: string): EditionCode[] =>
  editionCodes.filter((edition) => pageAt(site, edition, slug));
