import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { render } from '#document/render.tsx';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';

/** The default instant of tests. No sale runs then. */
export const today = '2026-10-15T12:00:00Z';

const assets = {
  client: '/assets/client.js',
  styles: {},
  print: '/assets/print.css',
  font: '/assets/font.woff2',
  europeanFont: '/assets/font-european.woff2',
};

/** Renders a page to the HTML document that the server sends. */
export const renderPage = (page: Page): Promise<string> => render(page, { assets, mediaHost: '', build: 'test' });

/** The page of an edition; undefined if it has none at that instant. */
export function pageAt(site: Site, edition: EditionCode, slug: string, iso = today): Page | undefined {
  const resolution = resolvePage(site, { edition, slug }, parseInstant(iso));
  return 'page' in resolution ? resolution.page : undefined;
}

/** The page of an edition as HTML. Throws if there is none. */
export function documentAt(site: Site, edition: EditionCode, slug: string, iso = today): Promise<string> {
  const page = pageAt(site, edition, slug, iso);
  if (!page) throw new Error(`${edition} has no page ${slug} then`);
  return renderPage(page);
}

/** Editions that have a page at the default instant. */
export const editionsOf = (site: Site, slug: string): EditionCode[] =>
  editionCodes.filter((edition) => pageAt(site, edition, slug));
