import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { pickLocalised } from '#core/words/words.ts';
import type { ContentIssue } from '../content-error.ts';
import type { ContentReader } from '../content-reader.ts';
import { campaignIssues } from '../loaders/site-campaigns.ts';
import type { WordSources } from '../loaders/site-pages.ts';
import { entryWordIssues } from './entry-words.ts';
import { linkIssues } from './links.ts';
import { pageMessageIssues } from './page-messages.ts';
import { promotionIssues } from './promotions.ts';
import { referenceIssues } from './references.ts';
import { typedMoneyIssues } from './typed-money.ts';

/** Their issues have paths relative to the content folder. */
const checks: readonly ((site: Site, sources: WordSources) => ContentIssue[])[] = [
  referenceIssues,
  campaignIssues,
  missingNameIssues,
  promotionIssues,
  linkIssues,
  entryWordIssues,
  pageMessageIssues,
  typedMoneyIssues,
];

export function crossCheck(reader: ContentReader, site: Site, sources: WordSources): void {
  for (const check of checks) {
    try {
      reader.addIssues(check(site, sources));
    } catch (error) {
      reader.addInternalError(check.name, error);
    }
  }
}

/** Finds products that an edition sells or has a page of, but without a name or a line in its language. */
function missingNameIssues(site: Site): ContentIssue[] {
  return editionCodes.flatMap((code) => {
    const { locales } = editions[code];
    return listedIds(site, code).flatMap((id) => {
      const product = site.products[id];
      if (!product) return [];
      const { name, line, sameAs } = product;
      const texts = {
        ...(!site.offers[code][id]?.name && { name }),
        ...(sameAs === undefined && { line: line ?? {} }),
      };
      return Object.entries(texts)
        .filter(([, text]) => !pickLocalised(text, locales))
        .map(([path]) => ({
          file: `products/${id}.yaml`,
          path,
          actual: `no ${path} for the ${code} edition`,
          fix: `Add a line ${locales.at(-1)} with it.`,
        }));
    });
  });
}

function listedIds(site: Site, edition: EditionCode): string[] {
  const ofPages = Object.values(site.pages).flatMap(({ settings: { product, where } }) =>
    product !== undefined && where[edition] ? [product] : [],
  );
  return [...new Set([...Object.keys(site.offers[edition]), ...ofPages])];
}
