import { expect } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import type { Page } from '#pages/page.ts';
import { currencyOf, moneyIn, pricesAmong } from '../documents/edition-writing.ts';
import { availability, linkedDataOf, readMarkup, readText } from '../documents/markup.ts';
import { renderPage } from './rendered-page.ts';

/** A product in JSON-LD. It has no offer if it has no price. */
interface LinkedProduct {
  '@id'?: string;
  name: string;
  url: string;
  image: string[];
  offers?: { price: number; priceCurrency: string; availability: string; potentialAction?: { target: string } };
}

const previewPictureOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];

/** The hero section of a document: the product, its price and the shop link. */
const heroOf = (html: string) => /<section[^>]* data-hero=.*?<\/section>/s.exec(html)?.[0] ?? '';

/** Expects the versions of a product to have the names and prices of the articles that offer them. */
function expectMatchingVariants({ edition, path, canonical }: Page & Page['head'], html: string): void {
  const { ProductGroup: group } = linkedDataOf(html) as { ProductGroup?: { hasVariant: LinkedProduct[] } };
  const offered = [...html.matchAll(/<article[^>]* aria-label="([^"]+)"[^>]*>.*?<\/article>/gs)];
  for (const { '@id': id, name, offers } of group?.hasVariant ?? []) {
    if (id === `${canonical}#product`) continue;
    const prices = offered
      .filter(([, label]) => label === name)
      .map(([text]) => pricesAmong(readText(text).split('\n'))[0]);
    expect(prices, path).toContain(offers && moneyIn(edition, offers.price));
  }
}

/** Expects the JSON-LD of a product page to have the name, picture, price and shop of its hero section. */
export async function expectMatchingLinkedData(page: Page): Promise<void> {
  const html = await renderPage(page);
  const hero = heroOf(html);
  const lines = readText(hero).split('\n');
  expectMatchingVariants({ ...page, ...page.head }, html);
  const { name, url, image, offers } = linkedDataOf(html).Product as unknown as LinkedProduct;
  const state = /data-subnav.*?data-buy="([a-zA-Z]+)"/s.exec(html)?.[1] as OfferNow['state'];

  expect(lines[0], page.path).toBe(name);
  expect(html).toContain(`rel="canonical" href="${url}"`);
  expect(image, page.path).toEqual([
    expect.stringContaining(/\/media\/[a-z0-9-]+\/[a-z0-9-]+\.[0-9a-f]+\./.exec(hero)?.[0] ?? 'no picture'),
    previewPictureOf(html),
  ]);
  expect(pricesAmong(lines).slice(0, 1), page.path).toEqual(offers ? [moneyIn(page.edition, offers.price)] : []);

  if (!offers) return;
  const shops = readMarkup(hero).anchors.filter(({ href }) => href.startsWith('https:'));
  const shopLink = offers.potentialAction?.target;
  expect(shops.map(({ href }) => href)).toEqual(shopLink === undefined ? [] : [shopLink]);
  expect([offers.priceCurrency, offers.availability]).toEqual([currencyOf(page.edition), availability[state]]);
}
