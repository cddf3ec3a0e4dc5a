import { expect } from 'vitest';
import { isPageOpen } from '#core/links/link.ts';
import { isListed, offerNow } from '#core/offers/offer.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { readMarkup } from '#tests/support/documents/markup.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, today } from '#tests/support/site/rendered-page.ts';

/** The targets of a page's links, without query and hash. */
async function targetsOn(edition: EditionCode, slug: string): Promise<string[]> {
  const { anchors } = readMarkup(await documentAt(site, edition, slug));
  return anchors.map(({ href }) => href.replace(/[?#].*$/, ''));
}

/** Pages of products that are open now, and pages in the shop of products that have no page here. */
function productAddresses(edition: EditionCode): string[] {
  const moment = new Moment(parseInstant(today));
  const open = (slug: string) => isPageOpen(site, edition, slug, moment);
  const pages = Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.kind === 'product' && open(slug));
  const inShop = Object.entries(site.offers[edition]).flatMap(([id, { link, buy }]) => {
    const state = isListed(site, edition, id, moment) ? offerNow(site, edition, id, moment)?.state : undefined;
    return state === undefined || state === 'teaser' || (link && open(link))
      ? []
      : [site.regions[edition].shop.host + buy];
  });
  return [...pages.map((slug) => pagePath({ edition, slug })), ...inShop];
}

testByDepth<EditionCode>({ gate: ['us', 'cn'], all: editionCodes })(
  'every product of %s is at most two clicks from its home page',
  async (edition) => {
    const first = await targetsOn(edition, '');
    expect(first).toContain(pagePath({ edition, slug: 'robots' }));
    const second = await targetsOn(edition, 'robots');
    const addresses = productAddresses(edition);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !second.includes(address))).toEqual([]);
    // The menu has them all, too, without leaving the home page.
    expect(addresses.filter((address) => !first.includes(address))).toEqual([]);
  },
);
