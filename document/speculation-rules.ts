import { editionCodes, editions } from '#core/place/editions.ts';
import { pathOf, reservedSegments } from '#core/place/place.ts';
import type { Page } from '#pages/page.ts';

/** The browser acts when a visitor rests the pointer on a link or presses it. */
const eagerness = 'moderate';

/** Links that load no page of their own. */
const noPage = { selector_matches: '[download], [data-in-page]' };

/**
 * Rules by which the browser prepares the page behind a link that the visitor is about to follow: pages of the same
 * edition are prerendered, with their scripts; all others of this site are prefetched, and so is a page that the
 * browser cannot prerender. Never prerendered: login and account, which depend on who is logged in, files, and
 * addresses with a query, which may carry a token.
 */
export const speculationRules = (page: Page): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/api/*', '/media/*', '/assets/*'] } },
            { not: noPage },
          ],
        },
        eagerness,
      },
    ],
    prerender: [
      {
        where: {
          and: [
            { href_matches: pagesOf(page) },
            { not: { href_matches: [...elsewhereIn(page), ...accountPaths(page), '/*.*', '/*\\?(.+)'] } },
            { not: noPage },
          ],
        },
        eagerness,
      },
    ],
  });

function pagesOf({ edition }: Page): string[] {
  const { prefix } = editions[edition];
  return prefix === '' ? ['/*'] : [pathOf({ edition, slug: '' }), `${prefix}/*`];
}

/** What is no page of the edition although its address fits: in the edition without a prefix, everything with one. */
function elsewhereIn({ edition }: Page): string[] {
  if (editions[edition].prefix !== '') return [];
  return [`/(${[...editionCodes, ...reservedSegments].join('|')}){/*}?`];
}

const accountPaths = ({ shell: { account } }: Page): string[] => (account ? [account.href, account.loginHref] : []);
