import { expect, test } from 'vitest';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Page } from '#pages/page.ts';
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

/** The products that the specification lists in the menu, in its order; the Signature Robot in the US. */
const listed = [
  ...['flagshipMegatron', 'flagshipBumblebee', 'toyStoryBuzzLightyear', 'buzzLightyearSpaceRangerAlpha'],
  ...['eliteOptimusPrime', 'grimlockG1Flagship', 'interstellarScoutK1', 'aiBase', 'bumblebeeG1Performance'],
  'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition',
].map((id) => site.products[id]?.picture);

test.each(editionCodes)('the menu of %s begins each family with the listed products, in their order', (edition) => {
  const items = home(edition).shell.menus.find(({ id }) => id === 'products')?.items ?? [];
  const families = Map.groupBy(items, ({ product }) => product?.family);
  expect(items.length).toBeGreaterThan(3);
  for (const members of families.values()) {
    const places = members.map(({ product }) => listed.indexOf(product?.picture?.id));
    const known = places.filter((place) => place >= 0);
    expect(places.slice(0, new Set(known).size)).toEqual([...new Set(known)].sort((a, b) => a - b));
  }
});

test.each(['kr', 'jp'] as const)('the news of %s is linked from its first article on', (edition) => {
  const linksAt = (iso: string) => JSON.stringify(pageAt(site, edition, '', iso)?.shell).includes(`"/${edition}/news"`);
  expect(['2025-03-27T14:59:59Z', '2025-03-27T15:00:00Z'].map(linksAt)).toEqual([false, true]);
  expect(pageAt(site, edition, 'news', '2025-03-27T15:00:00Z')?.sections.map(({ kind }) => kind)).toContain(
    'news-list',
  );
});
