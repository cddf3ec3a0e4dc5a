import { editionCodes, editions } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import { pickLocalised } from '#rules/words/words.ts';
import type { ContentIssue } from '../content-error.ts';
import { withoutDuplicates } from '../content-error.ts';
import type { PageShapes } from '../page-shapes.ts';
import { campaignIssues } from '../site-campaigns.ts';
import type { WordSources } from '../site-pages.ts';
import { entryWordIssues } from './entry-words.ts';
import { linkIssues } from './links.ts';
import { pageMessageIssues } from './page-messages.ts';
import { promotionIssues } from './promotions.ts';
import { referenceIssues } from './references.ts';
import { typedMoneyIssues } from './typed-money.ts';
import { unresolvablePages } from './unresolvable-pages.ts';

/**
 * Checks whether the content files agree with each other, at every instant. Paths are relative to the content folder.
 * Every page that is resolved is added to `shapes`; without them, the content was verified before, and no page is
 * resolved again.
 */
export function crossCheck(site: Site, sources: WordSources, shapes?: PageShapes): ContentIssue[] {
  const issues = [
    ...referenceIssues(site),
    ...campaignIssues(site),
    ...missingNameIssues(site),
    ...promotionIssues(site),
    ...linkIssues(site, sources),
    ...entryWordIssues(site, sources),
    ...pageMessageIssues(site, sources),
    ...typedMoneyIssues(site, sources),
  ];
  return withoutDuplicates(issues.length > 0 || !shapes ? issues : unresolvablePages(site, shapes));
}

/** Finds products that an edition sells but has no name for. */
function missingNameIssues(site: Site): ContentIssue[] {
  return editionCodes.flatMap((code) =>
    Object.entries(site.offers[code]).flatMap(([id, offer]) => {
      const product = site.products[id];
      const { locales } = editions[code];
      if (!product || offer.name || pickLocalised(product.name, locales)) return [];
      return [
        {
          file: `products/${id}.yaml`,
          path: 'name',
          actual: `no name for the ${code} edition`,
          fix: `Add a line ${locales.at(-1)} with it.`,
        },
      ];
    }),
  );
}
