import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { createArticle } from '#tests/support/site/fixture-news.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { editionSearch } from './edition-search.ts';

/** The small site with a rocket that Germany announces with the main stage of the sale, and an article about it. */
function siteWithRocket() {
  const site = fixtureSale();
  for (const [id, product] of Object.entries(site.products))
    Object.assign(product, {
      name: { en: `Great ${id}`, de: `Großer ${product.word}` },
      line: { de: 'Mit {arms, number} Armen.' },
      aliases: { de: 'Flugmaschine' },
      family: 'interstellar',
      figures: { arms: 4 },
    });
  site.pages['news/rocket'] = createArticle('Die Rakete ist da', { de: { opens: saleMoments.main } });
  const login = site.pages['choose-your-region'] as PageContent;
  site.pages.login = { ...login, settings: { ...login.settings, index: false } };
  return site;
}

const site = siteWithRocket();
const searchAt = (instant: number) => editionSearch(site, 'de', new Moment(instant));
const textAt = (instant: number) => JSON.stringify(searchAt(instant).documents);

test('nothing names a product or an article before its announcement, and both are found from that instant on', () => {
  const moment = new Moment(saleMoments.main - 1);
  const before = editionSearch(site, 'de', moment);
  expect(textAt(saleMoments.main - 1)).not.toMatch(/rocket|rakete/i);
  expect(before.engine.search('Rocket').filter(({ href }) => href.includes('rocket'))).toEqual([]);
  expect(moment.validUntil).toBe(saleMoments.main);
  for (const instant of [saleMoments.main, saleMoments.main + 1]) {
    const { engine } = searchAt(instant);
    expect(engine.search('ROCKET')[0]).toMatchObject({ group: 'robots', title: 'Großer ROCKET', text: 'Mit 4 Armen.' });
    expect(engine.search('rakete')[0]).toMatchObject({ group: 'news', href: '/de/news/rocket' });
  }
});

test('products are found by their English and other names, pages only if search engines may index them', () => {
  const { engine, documents } = searchAt(saleMoments.early);
  expect(engine.search('great tank')[0]?.title).toBe('Großer TANK');
  expect(engine.search('flugmaschine')[0]?.group).toBe('robots');
  expect(documents.map(({ href }) => href)).toContain('/de/choose-your-region');
  expect(documents.map(({ href }) => href)).not.toContain('/de/login');
});

test('is made once for the time in which it holds', () => {
  expect(searchAt(saleMoments.main)).toBe(searchAt(saleMoments.main + 1));
  expect(editionSearch(site, 'us', new Moment(saleMoments.main))).not.toBe(searchAt(saleMoments.main));
});
