import { describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { pickLocalised } from '#core/words/words.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, editionsOf, pageAt } from '#tests/support/site/rendered-page.ts';
import { currencyOf, moneyIn, pricesAmong } from '../../support/documents/edition-writing.ts';
import { availability, linkedDataOf, mainOf, readText } from '../../support/documents/markup.ts';
import { launches, pagesOfProducts, promotions, regularPrices, states } from './price-facts.ts';

const nameIn = (edition: EditionCode, product: string) =>
  site.offers[edition][product]?.name ??
  pickLocalised(site.products[product]?.name ?? {}, editions[edition].locales) ??
  product;

const stateOf = (edition: EditionCode, product: string) => states[edition]?.[product] ?? 'buyNow';
const buttonOf = (edition: EditionCode, product: string) => site.messages[edition].buy[stateOf(edition, product)];

/** The price of a product today, formatted for the edition; empty where none is shown. */
function pricesIn(edition: EditionCode, product: string): string[] {
  const amount = promotions[edition]?.[product] ?? regularPrices[edition][product];
  return amount === undefined ? [] : [moneyIn(edition, amount)];
}

/** Every product that has a price in an edition, with each page that must show it. */
const soldProducts = editionCodes.flatMap((edition) =>
  Object.keys(regularPrices[edition]).flatMap((product) =>
    (pagesOfProducts[product] ?? [])
      .filter((slug) => editionsOf(site, slug).includes(edition))
      .map((slug): [product: string, edition: EditionCode, slug: string] => [product, edition, slug]),
  ),
);

test.each(soldProducts)(
  '%s has its name, price and buy button in %s on the page %s',
  async (product, edition, slug) => {
    const lines = readText(mainOf(await documentAt(site, edition, slug))).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([nameIn(edition, product), ...pricesIn(edition, product), buttonOf(edition, product)]),
    );
  },
);

const withPage = soldProducts.filter(([product, , slug]) => site.pages[slug]?.settings.product === product);

test.each(withPage)('the structured data has the same price of %s in %s', async (product, edition, slug) => {
  expect(linkedDataOf(await documentAt(site, edition, slug)).Product).toMatchObject({
    name: nameIn(edition, product),
    offers: {
      price: promotions[edition]?.[product] ?? regularPrices[edition][product],
      priceCurrency: currencyOf(edition),
      availability: availability[stateOf(edition, product)],
    },
  });
});

/** The lines of text of each slide, panel and card on an edition's home page, with its product. */
async function cardsOf(edition: EditionCode): Promise<{ product: string; lines: string[] }[]> {
  const articles =
    mainOf(await documentAt(site, edition, '')).match(/<article[^>]* data-accent=.*?<\/article>/gs) ?? [];
  return articles.map((article) => {
    const lines = readText(article).split('\n');
    const product = Object.keys(site.products).find((id) => lines.includes(nameIn(edition, id))) ?? '';
    return { product, lines };
  });
}

describe('the home page shows the same prices', () => {
  test.each(editionCodes)('in %s', async (edition) => {
    const cards = await cardsOf(edition);
    expect(cards.length).toBeGreaterThanOrEqual(8);
    for (const { product, lines } of cards.filter((card) => pagesOfProducts[card.product])) {
      const prices = pricesIn(edition, product);
      expect([product, ...pricesAmong(lines)]).toEqual([product, ...prices]);
    }
  });
});

describe('prices in the past', () => {
  test.each(launches)('%s in %s at %s: %s, struck %s, %s', async (slug, edition, at, price, struck, state) => {
    const html = await documentAt(site, edition, slug, at);
    const main = mainOf(html);
    const lines = readText(main).split('\n');
    const { offers } = linkedDataOf(html).Product ?? {};
    expect(main).toContain(`data-buy="${state}"`);
    if (price === undefined) {
      const product = site.pages[slug]?.settings.product ?? '';
      expect(lines).not.toContain(moneyIn(edition, regularPrices[edition][product] ?? 0));
      expect(offers).toBeUndefined();
      return;
    }
    expect(lines).toContain(moneyIn(edition, price));
    expect(/<s\b/.test(main)).toBe(struck !== undefined);
    if (struck !== undefined) expect(lines).toContain(moneyIn(edition, struck));
    expect(offers).toMatchObject({ price, priceCurrency: currencyOf(edition), availability: availability[state] });
  });
});

describe('equal payments', () => {
  test.each([
    ['grimlock-g1-flagship', 'us', ['12 × $141.60 a month, 0% APR, total $1,699.20']],
    ['flagship-megatron', 'us', ['12 × $124.92 a month, 0% APR, total $1,499.04']],
    ['flagship-megatron', 'uk', ['3 × £389.67 a month, 0% interest, total payable £1,169.01']],
    ['buzz-lightyear-space-ranger-alpha', 'uk', ['3 × £246.33 a month']],
    [
      'optimus-prime-rise-of-the-beasts-signature-limited-edition',
      'us',
      ['12 payments of about $58.25', '$799', '$899', '$699'],
    ],
    ['optimus-prime-rise-of-the-beasts-signature-limited-edition', 'cn', ['¥5,499', '¥5,999', '¥4,999']],
  ] as const)('and editions of %s in %s', async (slug, edition, expectedText) => {
    const text = readText(mainOf(await documentAt(site, edition, slug)));
    for (const words of expectedText) expect(text).toContain(words);
  });

  test.each(['eu', 'fr', 'de', 'cn', 'jp'] as const)('are not offered in %s', async (edition) => {
    expect(readText(mainOf(await documentAt(site, edition, 'flagship-bumblebee')))).not.toMatch(/\d+ × [$€£¥\d]/);
  });
});

test('every price in the US ships free, as the words beside it and the questions say', () => {
  const { shipping } = site.regions.us.terms;
  expect(shipping?.freeFrom).toBe(99);
  expect(site.law.us.priceNote?.text).toBe('plus tax, free standard shipping');
  const amounts = Object.values(site.offers.us).flatMap(({ price: regular = [], promotions: reduced }) =>
    [...regular, ...reduced].map(({ price }) => price),
  );
  expect(amounts.length).toBeGreaterThan(0);
  expect(Math.min(...amounts)).toBeGreaterThan(99);
});

test.each(['us', 'uk', 'eu', 'fr', 'de', 'cn'] as const)(
  'the highest budget of %s reaches Flagship Grimlock',
  (edition) => {
    const finder = pageAt(site, edition, 'which-robot')?.sections.find((section) => section.kind === 'finder');
    const amounts = finder?.questions
      .find(({ name }) => name === 'budget')
      ?.options.map(({ value }) => Number(value))
      .filter((amount) => amount > 0);
    expect(Math.max(...(amounts ?? []))).toBeGreaterThanOrEqual(regularPrices[edition].grimlockG1Flagship ?? Infinity);
  },
);
