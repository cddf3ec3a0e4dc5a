import { expect, test } from 'vitest';
import { fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { newsSlug } from '#core/news/news.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';

const settingsOf = (slug: string) => realSite.pages[slug]?.settings;
const slugs = Object.keys(realSite.pages);

/** The last sale of the content that has a page: its edition, its page, and its first instant. */
const [sale] = Object.entries(realSite.campaigns)
  .toReversed()
  .flatMap(([id, campaign]) =>
    editionCodes.flatMap((edition) => {
      const slug = slugs.find((each) => settingsOf(each)?.kind === 'sale' && settingsOf(each)?.campaigns?.includes(id));
      const window = fullCampaignWindow(campaign, edition);
      return slug !== undefined && window ? [{ edition, slug, instant: window.opens }] : [];
    }),
  );
if (!sale) throw new Error('the content has no sale');
const { edition, instant } = sale;
const withoutSale = editionCodes.find((code) =>
  Object.values(realSite.campaigns).every((campaign) => !fullCampaignWindow(campaign, code)),
);

/** The first page of this kind whose slug begins with `prefix`. */
const pageOfKind = (kind: string, prefix = '') => {
  const slug = slugs.find(
    (each) =>
      each.startsWith(prefix) &&
      settingsOf(each)?.kind === kind &&
      'page' in resolvePage(realSite, { edition, slug: each }, instant),
  );
  if (slug === undefined) throw new Error(`${edition} has no page of the kind ${kind} then`);
  return { edition, slug };
};

/** A site with many times the pages, products, offers and campaigns. It counts how often they are read. */
function countingSite(times: number): { site: Site; readCount: () => number } {
  let reads = 0;
  /** The entries of a table, and copies of them under other names. */
  const grown = <Table extends object>(table: Table): Table => {
    const entries = Object.entries(table).flatMap(([name, entry]) =>
      Array.from({ length: name === '' ? 1 : times }, (_, copy) => [copy === 0 ? name : `${name}-${copy}`, entry]),
    );
    return new Proxy(Object.fromEntries(entries) as Table, {
      get(target, key, receiver) {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
      ownKeys(target) {
        reads += Reflect.ownKeys(target).length;
        return Reflect.ownKeys(target);
      },
    });
  };
  const offers = Object.fromEntries(editionCodes.map((code) => [code, grown(realSite.offers[code])])) as Site['offers'];
  const { pages, products, campaigns } = realSite;
  const site = { ...realSite, pages: grown(pages), products: grown(products), campaigns: grown(campaigns), offers };
  return { site, readCount: () => reads };
}

test.each([
  ['home page', { edition, slug: '' }],
  ['home page where there is no sale', { edition: withoutSale ?? edition, slug: '' }],
  ['product page', pageOfKind('product')],
  ['page of a sale', sale],
  ['piece of news', pageOfKind('news', `${newsSlug}/`)],
  ['page that is not there', { edition, slug: 'nothing' }],
])('the work for a %s does not grow with the number of pages and products', (_what, place) => {
  const readsFor = (times: number) => {
    const { site, readCount } = countingSite(times);
    // The first resolution fills caches that all pages share.
    resolvePage(site, place, instant);
    const before = readCount();
    resolvePage(site, place, instant);
    return readCount() - before;
  };
  expect(readsFor(10)).toBeLessThanOrEqual(readsFor(1));
});
