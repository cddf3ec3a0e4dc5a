import { expect, test } from 'vitest';
import { fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { newsSlug } from '#core/news/news.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/** The last sale of the content: its edition, its page, and its first instant. */
function lastSale() {
  for (const [id, campaign] of Object.entries(realSite.campaigns).toReversed())
    for (const edition of editionCodes) {
      const slug = Object.keys(realSite.pages).find((name) => {
        const { kind, campaigns = [] } = realSite.pages[name]?.settings ?? {};
        return kind === 'sale' && campaigns.includes(id);
      });
      const span = fullCampaignWindow(campaign, edition);
      if (slug !== undefined && span) return { edition, slug, instant: span.opens };
    }
  throw new Error('the content has no sale');
}

const sale = lastSale();
const { instant } = sale;
const withoutSale = editionCodes.find((edition) =>
  Object.values(realSite.campaigns).every((campaign) => !fullCampaignWindow(campaign, edition)),
);
/** The first page of this kind in that edition whose slug begins with `prefix`. */
const pageOfKind = (kind: string, prefix = ''): Place => {
  const { edition } = sale;
  const slug = Object.keys(realSite.pages).find(
    (name) =>
      name.startsWith(prefix) &&
      realSite.pages[name]?.settings.kind === kind &&
      'page' in resolvePage(realSite, { edition, slug: name }, instant),
  );
  if (slug === undefined) throw new Error(`${edition} has no page of the kind ${kind} then`);
  return { edition, slug };
};

/** The entries of a table, and copies of them under other names. */
const multiplied = <Entry>(entries: Record<string, Entry>, times: number): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      Array.from(
        { length: name === '' ? 1 : times },
        (_, copy) => [copy === 0 ? name : `${name}-${copy}`, entry] as const,
      ),
    ),
  );

/** A site with many times the pages, products, offers and campaigns. It counts how often they are read. */
function countingSite(times: number): { site: Site; readCount: () => number } {
  let reads = 0;
  const countReads = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, key, receiver) {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
      ownKeys(target) {
        reads += Reflect.ownKeys(target).length;
        return Reflect.ownKeys(target);
      },
    });
  const { pages, products, offers, campaigns } = realSite;
  const site: Site = {
    ...realSite,
    pages: countReads(multiplied(pages, times)),
    products: countReads(multiplied(products, times)),
    campaigns: countReads(multiplied(campaigns, times)),
    offers: Object.fromEntries(
      Object.entries(offers).map(([code, editionOffers]) => [code, countReads(multiplied(editionOffers, times))]),
    ) as Site['offers'],
  };
  return { site, readCount: () => reads };
}

test.each([
  ['home page', { edition: sale.edition, slug: '' }],
  ['home page where there is no sale', { edition: withoutSale ?? sale.edition, slug: '' }],
  ['product page', pageOfKind('product')],
  ['page of a sale', sale],
  ['piece of news', pageOfKind('news', `${newsSlug}/`)],
  ['page that is not there', { edition: sale.edition, slug: 'nothing' }],
] satisfies [string, Place][])(
  'the work for a %s does not grow with the number of pages and products',
  (_what, place) => {
    const readsFor = (times: number) => {
      const { site, readCount: reads } = countingSite(times);
      // The first resolution fills caches that all pages share.
      resolvePage(site, place, instant);
      const before = reads();
      resolvePage(site, place, instant);
      return reads() - before;
    };
    expect(readsFor(10)).toBe(readsFor(1));
  },
);
