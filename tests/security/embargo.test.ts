import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { figuresIn } from '../support/documents/figures-in.ts';

const labels = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** The fixture sale with a page that shows its stages and its deals. */
function siteWithSalePage() {
  const site = fixtureSale();
  const words = {
    stages: { heading: 'Stages' },
    deals: {
      heading: 'Deals',
      groups: { hotDeals: { title: 'Hot' }, newReleases: { title: 'New' } },
      cards: Object.fromEntries(['tank', 'base', 'car', 'rocket'].map((id) => [id, { describe: id }])),
      stages: labels('early', 'main', 'cyber'),
      tabs: {},
    },
  };
  const sections = [
    { id: 'stages', kind: 'stages', surface: 'white' },
    { id: 'deals', kind: 'deals', tabs: [] },
  ];
  site.pages['a-sale'] = {
    settings: { kind: 'sale', where: {}, campaigns: ['sale'], picture: 'robot/front', sections },
    words: forEveryEdition({
      title: 'Sale',
      description: 'Sale',
      keywords: 'Sale',
      stages: labels('early', 'main', 'cyber'),
      sections: words,
    }),
  } as PageContent;
  for (const id of ['tank', 'base', 'rocket']) {
    Object.assign(site.offers.de[id] ?? {}, { link: 'a-sale' });
    Object.assign(site.products[id] ?? {}, { picture: 'robot/front' });
  }
  return site;
}

const site = siteWithSalePage();
const { get, clock } = createTestSite({ site, render: renderPage });

/** The figures in all documents of the sale at an instant. */
async function figuresAt(instant: number) {
  clock.set(instant);
  const texts = await Promise.all(
    ['/de', '/de/a-sale', '/de/products.xml', '/sitemap.xml'].map(async (path) =>
      (await get(site.origins.main + path)).text(),
    ),
  );
  return figuresIn(texts.join('\n'));
}

// The price of the car applies from the start, and is locked until the last stage.
test.each([
  ['before the sale', saleMoments.early - 1, [], [1519, 1437, 1358, 244, 866, 499]],
  ['in the first stage', saleMoments.early, [1519, 244], [1437, 1358, 866, 499]],
  ['in the night after it', saleMoments.night, [244], [1437, 1358, 866, 499]],
  ['in the second stage', saleMoments.main, [1437, 244, 499], [1358, 866]],
  ['in the last stage', saleMoments.cyber, [1358, 244, 866, 499], []],
])('%s, no page, feed or sitemap contains a future price', async (_when, instant, open, hidden) => {
  const figures = await figuresAt(instant);
  expect(open.filter((price) => !figures.has(price))).toEqual([]);
  expect(hidden.flatMap((price) => figures.get(price)?.map((place) => `${price} in ${place}`) ?? [])).toEqual([]);
});

test.each([
  ['in French', '<p>1\u202f149\u00a0€</p>', 'text'],
  ['in the props of an island', '<x-island name="deal" props="{&quot;price&quot;:1149,&quot;id&quot;:3}">', 'props'],
  ['in a script', "<script>window.next = '1149'</script>", 'script'],
  ['in structured data', '<script type="application/ld+json">{"price":1149}</script>', 'structured data'],
  ['in the name of a picture', '<img src="/media/elite/save-1149.ab12cd34.w640.avif">', 'src'],
  ['in an address', '<a href="/uk/sale?price=%C2%A31%2C149">', 'href'],
])('this test finds a price %s', (_where, html, place) => {
  expect(figuresIn(`<p>11149 and 0.1149</p>${html}`).get(1149)).toEqual([place]);
});
