import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { isSmoke } from './smoke.ts';

export interface SitePage {
  /** The kind in `data-page` of its body. */
  kind: string;
  edition: EditionCode;
  path: string;
}

/** Returns true if an option, a list separated by commas, names a value or is not given. */
export const isSelected = (list: string | undefined, value: string): boolean =>
  list === undefined || list.split(',').includes(value);

/** The paths in the sitemap, in its order. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  return [...new Set(paths)];
}

/**
 * Every page of the sitemap in its order, and one missing page of each edition. In a smoke run the first home page and
 * the first product page of its edition.
 */
export async function pagesOf(origin: string): Promise<SitePage[]> {
  const missing = editionCodes.map((edition) => `${editions[edition].prefix}/nothing-here`);
  const pages: SitePage[] = [];
  for (const path of [...(await sitemapPaths(origin)), ...missing]) {
    const html = await (await fetch(origin + path)).text();
    const [edition, kind] = [/data-edition="([^"]+)"/.exec(html)?.[1], /data-page="([^"]+)"/.exec(html)?.[1]];
    if (!edition || !kind) throw new Error(`${path} has no data-edition or data-page attribute`);
    pages.push({ kind, edition: edition as EditionCode, path });
    const home = pages.find((page) => page.kind === 'home');
    if (isSmoke && home && kind === 'product' && edition === home.edition)
      return [home, { kind, edition: home.edition, path }];
  }
  return pages;
}

export const firstOfEachKind = (pages: SitePage[]): SitePage[] =>
  pages.filter((page) => page === pages.find(({ kind, edition }) => kind === page.kind && edition === page.edition));
