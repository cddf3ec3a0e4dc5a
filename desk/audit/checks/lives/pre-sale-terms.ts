import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import { pageTexts } from '#pages/page-fields.ts';
import type { Section } from '#pages/sections.ts';
import { type AuditedContent, type Check, oncePerPlace, wordsFile } from '../../check.ts';
import type { Finding } from '../../finding.ts';

const preSaleWords = /pre-?orders?\b|pre-?sale|vorbestell|précommand|予約|预售|预订|预购|사전 ?(?:예약|주문)/iu;

const buyingKinds: readonly Section['kind'][] = ['hero', 'price', 'preorder', 'closing'];

/** Finds words about a pre-order on the page of a product that is on sale. */
export const preSaleTerms: Check = (content) => {
  const onSale = resolveEveryPage(content).pages.filter(({ page }) => page.head.product?.offer?.state === 'buyNow');
  const places = Map.groupBy(onSale, ({ edition, slug }) => `${edition} ${slug}`);
  return oncePerPlace([...places.values()].flatMap((pages) => preSaleTermsOn(content, pages)));
};

function preSaleTermsOn(content: AuditedContent, pages: readonly ResolvedPage[]): Finding[] {
  const [{ slug, edition }] = pages as [ResolvedPage];
  const texts = pageTexts(content.site, slug, edition).filter(({ text }) => preSaleWords.test(text));
  return pages.flatMap(({ page, from }) =>
    texts
      .filter(({ path, text }) => page.sections.some((section) => section.id === path[1] && isShown(section, text)))
      .map(({ path, text }) => ({
        check: 'pre-sale-terms',
        severity: 'error',
        file: wordsFile(content, { slug, edition }, path),
        path: path.join('.'),
        edition,
        instant: from,
        slug,
        actual: `“${preSaleWords.exec(text)?.[0]}” while ${page.head.product?.offer?.product} is on sale`,
        fix: 'Show these words only in the state preOrder.',
      })),
  );
}

/** Returns true if a section tells how to buy with these words of a message, whose values are filled in there. */
function isShown(section: Section, message: string): boolean {
  if (!buyingKinds.includes(section.kind)) return false;
  const json = JSON.stringify(section);
  if (!message.includes('{')) return json.includes(JSON.stringify(message));
  const parts = message.split(/[{}]/).filter((part) => preSaleWords.test(part));
  return parts.some((part) => json.includes(JSON.stringify(part).slice(1, -1)));
}
