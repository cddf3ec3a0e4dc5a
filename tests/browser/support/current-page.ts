import { resolvePage } from '#rules/page/page.ts';
import type { Page, Section } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { realSite } from '../../support/site/real-site.ts';

/** A page of the real content as it is now, to look up its text. Throws where there is none. */
export function currentPage(edition: EditionCode, slug: string): Page {
  const page = pageOrNone(edition, slug);
  if (!page) throw new Error(`${edition} has no page ${slug}`);
  return page;
}

/** The first section of a kind on a page, to look up its text. Throws where there is none. */
export function currentSection<Kind extends Section['kind']>(
  edition: EditionCode,
  slug: string,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const matchingSection = currentPage(edition, slug).sections.find(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
  );
  if (!matchingSection) throw new Error(`${edition} has no ${kind} on ${slug}`);
  return matchingSection;
}

/** Texts of the interface of an edition. */
export const messagesOf = (edition: EditionCode): Page['messages'] => currentPage(edition, '').messages;

export const hasPage = (edition: EditionCode, slug: string): boolean => pageOrNone(edition, slug) !== undefined;

/** The path of the first product page of an edition that fits. Throws where there is none. */
export function productPathWhere(edition: EditionCode, fits: (page: Page) => boolean): string {
  for (const slug of Object.keys(realSite.pages)) {
    const page = pageOrNone(edition, slug);
    if (page?.kind === 'product' && fits(page)) return page.path;
  }
  throw new Error(`no product page of ${edition} fits this test`);
}

function pageOrNone(edition: EditionCode, slug: string): Page | undefined {
  const resolution = resolvePage(realSite, { edition, slug }, Date.now());
  return 'page' in resolution ? resolution.page : undefined;
}
