import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerNow } from '#core/offers/offer.ts';
import { shopProducts, shopTerms } from '#core/offers/shop-terms.ts';
import { Moment } from '#core/time/moment.ts';
import { startSiteWithShop } from '../../support/running/site-with-shop.ts';
import { realSite } from '../../support/site/real-site.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { previewToken } from '../support/shared-sites.ts';
import { type ClosableVisitor, openChromium, openVisitor } from '../support/visitors.ts';

const [edition, minute, now] = ['uk', 60_000, Date.now()] as const;
const product = shopProducts(realSite, edition).find(
  (each) =>
    shopTerms(realSite, edition, each.product, new Moment(now))?.stock === 'available' &&
    offerNow(realSite, edition, each.product, new Moment(now))?.price &&
    realSite.offers[edition][each.product]?.link,
);
if (!product) throw new Error('nothing is on sale');
const page = `/${edition}/${realSite.offers[edition][product.product]?.link}`;

let site: Awaited<ReturnType<typeof startSiteWithShop>>;
let desk: ClosableVisitor;
let visitor: ClosableVisitor;

beforeAll(async () => {
  site = await startSiteWithShop(edition, now, { PREVIEW_TOKEN: previewToken });
  const browser = await openChromium('none');
  [desk, visitor] = await Promise.all([
    openVisitor(browser, site.origin, 'desktop'),
    openVisitor(browser, site.origin, 'phone'),
  ]);
  await desk.context.addCookies([{ name: 'preview', value: previewToken, url: site.origin }]);
});
afterAll(async () => {
  await Promise.all([desk?.close(), visitor?.close()]);
  await site?.stop();
});

const buyLinks = async () => {
  await visitor.open(page);
  return visitor.page.locator(`a[href^="${site.shop.origin}${product.path}?"]`).count();
};
const finding = (check: string) => desk.page.locator('details', { has: desk.page.getByText(check, { exact: true }) });
const showFindings = async (address = '/preview/check') => {
  await desk.open(address);
  await desk.page.getByText(/^\d+ Accepted$/).waitFor({ timeout: 100_000 });
};

test('the desk shows what a shop has sold out, and ends it, so that pages and shop differ', {
  tags: 'nightly',
}, async () => {
  const handle = product.path.replace(/^\/products\/|\?.*$/g, '');
  const sold = site.shop.products.get(handle);
  if (!sold) throw new Error('the shop does not have it');
  await site.check(minute);
  await expect.poll(buyLinks).toBeGreaterThan(0);

  site.shop.products.set(handle, { ...sold, available: false });
  await site.check(10 * minute);
  await site.check(10 * minute);
  await expect.poll(buyLinks).toBeGreaterThan(0);
  await site.check(2 * minute);
  await expect.poll(buyLinks).toBe(0);
  await showFindings();
  expect(await finding('Shop differs').count()).toBe(0);
  await expect.poll(() => finding('Sold out in shop').textContent()).toContain('out of stock on our pages');
  expect(await accessibilityProblems(desk.page)).toEqual([]);
  expect(await overflowProblems(desk.page)).toEqual([]);

  await desk.page.getByRole('button', { name: 'Ignore the shops' }).click();
  await desk.page.getByRole('button', { name: 'Follow the shops' }).waitFor();
  await site.check(2 * minute);
  await expect.poll(buyLinks).toBeGreaterThan(0);
  await showFindings();
  expect(await finding('Shop differs').textContent()).toContain('theirs sold out');
  expect(site.lines.join('')).toContain('pages follow the stock of a shop');
  expect([...desk.troubles, ...visitor.troubles]).toEqual([]);
});
