import { resolvePage } from '#rules/page/page.ts';
import { ResolveCache } from '#rules/page/resolve-cache.ts';
import { editionCodes, editions } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatInstant } from '#rules/time/instant.ts';
import { pickLocalised } from '#rules/words/words.ts';
import type { ContentIssue } from '../content-error.ts';
import { withoutDuplicates } from '../content-error.ts';
import { campaignIssues } from '../site-campaigns.ts';
import type { WordSources } from '../site-pages.ts';
import { pageFolder } from '../site-pages.ts';
import { entryWordIssues } from './entry-words.ts';
import { linkIssues } from './links.ts';
import { pageMessageIssues } from './page-messages.ts';
import { promotionIssues } from './promotions.ts';
import { referenceIssues } from './references.ts';
import { typedMoneyIssues } from './typed-money.ts';

/**
 * Checks whether the content files agree with each other, at every instant. Paths are relative to the content folder.
 * With `isVerified`, the content was verified before, so pages are not resolved again.
 */
export function crossCheck(site: Site, sources: WordSources, isVerified = false): ContentIssue[] {
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
  return withoutDuplicates(issues.length > 0 || isVerified ? issues : resolutionIssues(site));
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

function resolutionIssues(site: Site): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const edition of editionCodes) {
    const cache = new ResolveCache();
    const visited = new WeakSet<object>();
    for (const slug of Object.keys(site.pages)) {
      let instant: Instant | undefined = 0;
      try {
        while (instant !== undefined) {
          const resolution = resolvePage(site, { edition, slug }, instant, cache);
          if ('page' in resolution) issues.push(...missingAltTexts(resolution.page, edition, visited));
          instant = resolution.validUntil;
        }
      } catch (error) {
        issues.push({
          file: `${pageFolder(site.pages[slug]?.wordsFrom ?? slug)}/page.yaml`,
          path: '',
          actual: `the page cannot be shown: ${(error as Error).message}`,
          fix: `Fix its sections, its words or the offers of the ${edition} edition, where it happens ${instant ? `from ${formatInstant(instant)} on` : 'from the beginning'}.`,
        });
      }
    }
  }
  return issues;
}

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
function missingAltTexts(value: object, edition: string, visited: WeakSet<object>): ContentIssue[] {
  if (visited.has(value)) return [];
  visited.add(value);
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    const [subject, what] = id.split('/');
    const actual = `no words for the ${edition} edition`;
    return [
      {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        actual,
        fix: 'Add the alternative text in its language.',
      },
    ];
  }
  const issues: ContentIssue[] = [];
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) issues.push(...missingAltTexts(child, edition, visited));
  return issues;
}
