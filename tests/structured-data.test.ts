import { expect, test } from 'vitest';
import { editionCodes } from '#rules/editions.ts';
import { formatInstant } from '#rules/instant.ts';
import { resolvePage } from '#rules/page.ts';
import type { OfferNow, Page } from '#rules/page-value.ts';
import { currencyOf, moneyIn, pricesAmong } from './edition-writing.ts';
import { availability, linkedDataOf, readMarkup, readText } from './markup.ts';
import { realSite as site } from './real-site.ts';
import { renderPage } from './rendered-page.ts';

/** The product of a page in JSON-LD. Without a price there is no offer. */
interface Told {
  name: string;
  url: string;
  image: string[];
  offers?: { price: number; priceCurrency: string; availability: string; potentialAction?: { target: string } };
}

/** Every page of a product in every edition, from edge to edge of its content. */
const pages = Object.entries(site.pages)
  .filter(([, { settings }]) => settings.kind === 'product')
  .flatMap(([slug]) => editionCodes.map((edition) => ({ edition, slug })))
  .flatMap((place) => {
    const shown: Page[] = [];
    for (let instant: number | undefined = 0; instant !== undefined; ) {
      const resolution = resolvePage(site, place, instant);
      if ('page' in resolution) shown.push(resolution.page);
      instant = resolution.validUntil;
    }
    return shown.map((page): [path: string, from: string, page: Page] => [
      page.path,
      formatInstant(page.instant),
      page,
    ]);
  });

const picturePreviewed = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];

/** The first screen of a document: the product, its price and the way to buy it. */
const heroOf = (html: string) => /<section[^>]* data-hero=.*?<\/section>/s.exec(html)?.[0] ?? '';

test.each(pages)('search engines are told of %s from %s on what its visitors see', async (_path, _from, page) => {
  const html = await renderPage(page);
  const hero = heroOf(html);
  const lines = readText(hero).split('\n');
  const { name, url, image, offers } = linkedDataOf(html).Product as unknown as Told;
  const state = /data-buy="([a-zA-Z]+)"/.exec(hero)?.[1] as OfferNow['state'];

  expect(lines[0]).toBe(name);
  expect(html).toContain(`rel="canonical" href="${url}"`);
  expect(image).toEqual([
    expect.stringContaining(/\/media\/[a-z0-9-]+\/[a-z0-9-]+\.[0-9a-f]+\./.exec(hero)?.[0] ?? 'no picture'),
    picturePreviewed(html),
  ]);
  expect(pricesAmong(lines).slice(0, 1)).toEqual(offers ? [moneyIn(page.edition, offers.price)] : []);

  if (!offers) return;
  const shops = readMarkup(hero).anchors.filter(({ href }) => href.startsWith('https:'));
  const way = offers.potentialAction?.target;
  expect(shops.map(({ href }) => href)).toEqual(way === undefined ? [] : [way]);
  expect([offers.priceCurrency, offers.availability]).toEqual([currencyOf(page.edition), availability[state]]);
});
