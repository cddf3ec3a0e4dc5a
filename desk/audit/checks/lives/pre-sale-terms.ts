import { resolveEveryPage } from '#pages/every-page.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';

/** The names of a pre-order in each language. */
const preSaleWords = /pre-?orders?\b|pre-?sale|vorbestell|précommand|予約|预售|预订|预购|사전 ?(?:예약|주문)/iu;

/** Sections that say how a product is bought. */
const buyingKinds = new Set(['hero', 'price', 'preorder', 'closing']);

/** Finds words about a pre-order on the page of a product that is on sale. */
export const preSaleTerms: Check = (content) => {
  const findings = new Map<string, Finding>();
  for (const { edition, slug, from, page } of resolveEveryPage(content).pages) {
    const offer = page.head.product?.offer;
    if (offer?.state !== 'buyNow') continue;
    for (const section of page.sections.filter(({ kind }) => buyingKinds.has(kind))) {
      const text = textsOf(section).find((words) => preSaleWords.test(words));
      const key = `${edition} ${slug} ${section.id}`;
      if (text === undefined || findings.has(key)) continue;
      findings.set(key, {
        check: 'pre-sale-terms',
        severity: 'error',
        ...locateText(content, { edition, slug, part: section.id, text }),
        edition,
        instant: from,
        slug,
        actual: `“${preSaleWords.exec(text)?.[0]}” while ${offer.product} is on sale`,
        fix: 'Show these words only in the state preOrder.',
      });
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
