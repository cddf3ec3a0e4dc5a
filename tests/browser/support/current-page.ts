import { resolvePage } from '#rules/page/page.ts';
import type { Page, Section } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
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

/** The path of a product page that an edition has and that another has too, or lacks. Throws where there is none. */
export function productPathIn(edition: EditionCode, other: { alsoIn: EditionCode } | { notIn: EditionCode }): string {
  const slug = Object.keys(realSite.pages).find(
    (candidate) =>
      pageOrNone(edition, candidate)?.kind === 'product' &&
      ('alsoIn' in other ? pageOrNone(other.alsoIn, candidate) : !pageOrNone(other.notIn, candidate)),
  );
  if (slug === undefined) throw new Error(`${edition} has no product page for this test: ${JSON.stringify(other)}`);
  return pathOf({ edition, slug });
}

function pageOrNone(edition: EditionCode, slug: string): Page | undefined {
  const resolution = resolvePage(realSite, { edition, slug }, Date.now());
  return 'page' in resolution ? resolution.page : undefined;
}
