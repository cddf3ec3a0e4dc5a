import { expect, test } from 'vitest';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes, editions } from '#rules/place/editions.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';

function home(edition: EditionCode): Page {
  const page = pageAt(site, edition, '');
  if (!page) throw new Error(`${edition} has no home page`);
  return page;
}

const menuItems = (edition: EditionCode) => home(edition).shell.menus.flatMap(({ items }) => items);
const hasAbout = (edition: EditionCode) => edition !== 'cn' && edition !== 'jp';

test.each(editionCodes)('the footer of %s links to the home page, the policies, the terms and About', (edition) => {
  const { prefix } = editions[edition];
  const pages = ['privacy-policy', 'cookies-policy', 'terms-use', ...(hasAbout(edition) ? ['about-us'] : [])];
  expect(
    home(edition)
      .shell.footer.links.map(({ href }) => href)
      .sort(),
  ).toEqual([prefix || '/', ...pages.map((slug) => `${prefix}/${slug}`)].sort());
});

const western = ['facebook', 'instagram', 'tiktok', 'youtube'];
const networks: Partial<Record<EditionCode, string[]>> = {
  cn: ['bilibili', 'douyin', 'wechat', 'weibo'],
  jp: ['twitter', 'youtube'],
};

test.each(editionCodes)('%s follows the networks of its region, also in its structured data', (edition) => {
  const { shell, head } = home(edition);
  const profiles = shell.footer.social.map(({ href }) => href);
  expect(profiles.map((href) => new URL(href).host.replace('.example', '')).sort()).toEqual(
    networks[edition] ?? western,
  );
  expect(head.organisation.sameAs).toEqual(profiles);
});

test.each(editionCodes)('the menu of %s names every product, although some are out of stock', (edition) => {
  const pictures = menuItems(edition).flatMap(({ product }) => product?.picture?.id ?? []);
  const sold = Object.keys(site.offers[edition]).filter((id) => site.products[id]?.sameAs === undefined);
  expect(sold.filter((id) => !pictures.includes(site.products[id]?.picture ?? ''))).toEqual([]);
});

test('the AI Base in the menu of mainland China leads to the shop', () => {
  const hrefs = menuItems('cn').map(({ href }) => href);
  expect(hrefs.filter((href) => href.endsWith('/ai-base'))).toEqual([
    'https://cn.shop.kinetra.example/products/ai-base',
  ]);
});

test('after-sales service is in the menus of the editions without return requests, and only there', () => {
  const linked = editionCodes.filter((edition) =>
    menuItems(edition).some(({ href }) => /after-sale-service$/.test(href)),
  );
  expect(linked).toEqual(['cn', 'kr', 'jp']);
  for (const edition of editionCodes) {
    const hrefs = menuItems(edition).map(({ href }) => href);
    for (const slug of ['product-registration', 'return-manufacturer'])
      expect([edition, slug, hrefs.includes(`${editions[edition].prefix}/${slug}`)]).toEqual([
        edition,
        slug,
        !linked.includes(edition),
      ]);
  }
});
