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
 * With `isWalked`, the content was verified before, so pages are not resolved again.
 */
export function crossCheck(site: Site, sources: WordSources, isWalked = false): ContentIssue[] {
  const faults = [
    ...referenceIssues(site),
    ...campaignIssues(site),
    ...nameFaults(site),
    ...promotionIssues(site),
    ...linkIssues(site, sources),
    ...entryWordIssues(site, sources),
    ...pageMessageIssues(site, sources),
    ...typedMoneyIssues(site, sources),
  ];
  return withoutDuplicates(faults.length > 0 || isWalked ? faults : resolutionFaults(site));
}

/** Finds products that an edition sells but has no name for. */
function nameFaults(site: Site): ContentIssue[] {
  return editionCodes.flatMap((code) =>
    Object.entries(site.offers[code]).flatMap(([id, offer]) => {
      const product = site.products[id];
      const { words } = editions[code];
      if (!product || offer.name || pickLocalised(product.name, words)) return [];
      return [
        {
          file: `products/${id}.yaml`,
          path: 'name',
          found: `no name for the ${code} edition`,
          mend: `Add a line ${words.at(-1)} with it.`,
        },
      ];
    }),
  );
}

function resolutionFaults(site: Site): ContentIssue[] {
  const faults: ContentIssue[] = [];
  for (const edition of editionCodes) {
    const kept = new ResolveCache();
    const seen = new WeakSet<object>();
    for (const slug of Object.keys(site.pages)) {
      let instant: Instant | undefined = 0;
      try {
        while (instant !== undefined) {
          const resolution = resolvePage(site, { edition, slug }, instant, kept);
          if ('page' in resolution) faults.push(...emptyAlternatives(resolution.page, edition, seen));
          instant = resolution.validUntil;
        }
      } catch (error) {
        faults.push({
          file: `${pageFolder(slug)}/page.yaml`,
          path: '',
          found: `that the page cannot be shown: ${(error as Error).message}`,
          mend: `Fix its sections, its words or the offers of the ${edition} edition, where it happens ${instant ? `from ${formatInstant(instant)} on` : 'from the beginning'}.`,
        });
      }
    }
  }
  return faults;
}

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
function emptyAlternatives(value: object, edition: string, seen: WeakSet<object>): ContentIssue[] {
  if (seen.has(value)) return [];
  seen.add(value);
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    const [subject, what] = id.split('/');
    const found = `no words for the ${edition} edition`;
    return [
      {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        found,
        mend: 'Add the alternative text in its language.',
      },
    ];
  }
  const faults: ContentIssue[] = [];
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) faults.push(...emptyAlternatives(child, edition, seen));
  return faults;
}
