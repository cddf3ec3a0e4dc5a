import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
import { pageMessages } from '#ui/messages.ts';
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

/** Messages of the interface of an edition, and how it fills in their values. */
export function messagesOf(edition: EditionCode) {
  const { messages, lang } = currentPage(edition, '');
  return pageMessages(messages, lang);
}

export const hasPage = (edition: EditionCode, slug: string): boolean => pageOrNone(edition, slug) !== undefined;

/**
 * The path of a product page of an edition that fits. Of several it is the one with the most sections. Throws where
 * there is none.
 */
export function productPathWhere(edition: EditionCode, fits: (page: Page) => boolean): string {
  return fullestProduct(edition, fits).path;
}

/** The slug of the product page with the most sections that has sections of these kinds. Throws where there is none. */
export const productSlugWith = (edition: EditionCode, ...kinds: Section['kind'][]): string =>
  fullestProduct(edition, ({ sections }) => kinds.every((kind) => sections.some((section) => section.kind === kind)))
    .slug;

export const productPathWith = (edition: EditionCode, ...kinds: Section['kind'][]): string =>
  pagePath({ edition, slug: productSlugWith(edition, ...kinds) });

function fullestProduct(edition: EditionCode, fits: (page: Page) => boolean): Page {
  const products = Object.keys(realSite.pages).flatMap((slug) => {
    const page = pageOrNone(edition, slug);
    return page?.kind === 'product' && fits(page) ? [page] : [];
  });
  const [fullest] = products.toSorted((one, other) => other.sections.length - one.sections.length);
  if (!fullest) throw new Error(`no product page of ${edition} fits this test`);
  return fullest;
}

function pageOrNone(edition: EditionCode, slug: string): Page | undefined {
  const resolution = resolvePage(realSite, { edition, slug }, Date.now());
  return 'page' in resolution ? resolution.page : undefined;
}
