import type { EditionCode } from '#rules/place/editions.ts';
import type { Check, Finding } from '../../finding.ts';
import { resolvedPages } from '../../resolved-pages.ts';

/** What a pre-order is called in each language. */
const preSaleWords = /pre-?orders?\b|pre-?sale|vorbestell|précommand|予約|预售|预订|预购|사전 ?(?:예약|주문)/iu;

/** Sections that say how a product is bought. */
const buyingKinds = new Set(['hero', 'price', 'preorder', 'closing']);

/** Finds product pages with a shop link that says Buy Now beside words about a pre-order. */
export const preSaleTerms: Check = ({ site }) => {
  const findings = new Map<string, Finding>();
  for (const { edition, slug, from, page } of resolvedPages(site)) {
    if (page.kind !== 'product') continue;
    const product = site.pages[slug]?.settings.product ?? '';
    for (const section of page.sections) {
      if (!buyingKinds.has(section.kind) || page.head.product?.offer?.state !== 'buyNow') continue;
      const [words] = textsOf(section).flatMap((text) => preSaleWords.exec(text)?.[0] ?? []);
      const key = `${edition} ${slug} ${section.id}`;
      if (words === undefined || findings.has(key)) continue;
      findings.set(key, findingOf({ edition, slug, from, section: section.id, product, words }));
    }
  }
  return [...findings.values()];
};

/** Keys of a section's value that hold names, not words. */
const nameKeys = new Set(['id', 'kind', 'anchor', 'href', 'product', 'state']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (nameKeys.has(key) ? [] : textsOf(child)));
}

interface Occurrence {
  edition: EditionCode;
  slug: string;
  from: number;
  section: string;
  product: string;
  words: string;
}

function findingOf({ edition, slug, from, section, product, words }: Occurrence): Finding {
  return {
    check: 'pre-sale-terms',
    severity: 'warning',
    file: `pages/${slug}/page.yaml`,
    path: `sections.${section}`,
    edition,
    instant: from,
    slug,
    actual: `“${words}” while ${product} is on sale`,
    fix: 'Show these words only in the state preOrder.',
  };
}
