import { editionCodes, editions } from '#core/place/editions.ts';
import { pagePath, reservedSegments } from '#core/place/place.ts';
import type { Page } from '#pages/page.ts';

/**
 * A rule for links to some addresses but not to others. The browser acts when a visitor rests the pointer on a link or
 * presses it. Links with these attributes load no page of their own.
 */
const rule = (addresses: string | string[], others: string[]) => ({
  where: {
    and: [
      { href_matches: addresses },
      { not: { href_matches: others } },
      { not: { selector_matches: '[download], [data-in-page]' } },
    ],
  },
  eagerness: 'moderate',
});

/**
 * Rules by which the browser prepares the page behind a link that the visitor is about to follow: pages of the same
 * edition are prerendered, with their scripts; all others of this site are prefetched, and so is a page that the
 * browser cannot prerender. Never prerendered: login and account, which depend on who is logged in, files, and
 * addresses with a query, which may carry a token.
 */
export const speculationRules = (page: Page): string =>
  JSON.stringify({
    prefetch: [rule('/*', ['/api/*', '/media/*', '/assets/*'])],
    prerender: [rule(pagesOf(page), [...elsewhereIn(page), ...accountPaths(page), '/*.*', '/*\\?(.+)'])],
  });

function pagesOf({ edition }: Page): string[] {
  const { prefix } = editions[edition];
  return prefix === '' ? ['/*'] : [pagePath({ edition, slug: '' }), `${prefix}/*`];
}

/** Addresses that fit the edition but are no pages of it: in the edition without a prefix, everything with one. */
function elsewhereIn({ edition }: Page): string[] {
  if (editions[edition].prefix !== '') return [];
  return [`/(${[...editionCodes, ...reservedSegments].join('|')}){/*}?`];
}

const accountPaths = ({ shell: { account } }: Page): string[] => (account ? [account.href, account.loginHref] : []);
