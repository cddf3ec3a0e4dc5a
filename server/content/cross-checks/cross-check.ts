import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { pickLocalised } from '#core/words/words.ts';
import { type ContentIssue, withoutDuplicates } from '../content-error.ts';
import { campaignIssues } from '../loaders/site-campaigns.ts';
import type { WordSources } from '../loaders/site-pages.ts';
import type { PageShapes } from '../rendered/page-shapes.ts';
import type { ProvisionalContent } from '../site-content.ts';
import { consequenceTest, isAboutBrokenOffer } from './consequences.ts';
import { entryWordIssues } from './entry-words.ts';
import { linkIssues } from './links.ts';
import { pageMessageIssues } from './page-messages.ts';
import { promotionIssues } from './promotions.ts';
import { referenceIssues } from './references.ts';
import { typedMoneyIssues } from './typed-money.ts';
import { unresolvablePages } from './unresolvable-pages.ts';

interface CrossCheckOptions {
  /** Gets every page that is resolved. Without, no page is resolved: the content was verified before. */
  shapes?: PageShapes | undefined;
  /** The gaps and replacements in content that has issues already. */
  provisional?: Pick<ProvisionalContent, 'gaps' | 'standInEditions'> | undefined;
}

const staticChecks: readonly ((site: Site, sources: WordSources) => ContentIssue[])[] = [
  referenceIssues,
  campaignIssues,
  missingNameIssues,
  promotionIssues,
  linkIssues,
  entryWordIssues,
  pageMessageIssues,
  typedMoneyIssues,
];

/**
 * Checks that the content files agree with each other, at every instant. Paths are relative to the content folder.
 * Leaves out issues that only follow from another.
 */
export function crossCheck(
  site: Site,
  sources: WordSources,
  { shapes, provisional }: CrossCheckOptions,
): ContentIssue[] {
  const run = (check: () => ContentIssue[]) => (provisional ? runIfPossible(check) : check());
  const issues = staticChecks
    .flatMap((check) => run(() => check(site, sources)))
    .filter((issue) => !provisional?.gaps.explain(issue) && !isAboutBrokenOffer(site, issue, provisional?.gaps));
  if (!shapes) return withoutDuplicates(issues);
  const isConsequence = consequenceTest(site, issues, provisional);
  return withoutDuplicates([...issues, ...run(() => unresolvablePages(site, shapes, isConsequence))]).filter(
    (issue) => !provisional?.gaps.explain(issue),
  );
}

/** Content with gaps can make a check fail; then it says nothing until they are filled. */
function runIfPossible(check: () => ContentIssue[]): ContentIssue[] {
  try {
    return check();
  } catch {
    return [];
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
