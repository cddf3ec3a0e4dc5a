import { expect, test } from 'vitest';
import { isPageOpen } from '#core/links/link.ts';
import { offerNow, tagNow } from '#core/offers/offer.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { pickLocalised } from '#core/words/words.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, editionsOf, pageAt } from '#tests/support/site/rendered-page.ts';
import { currencyOf, moneyIn, patternIn, pricesAmong } from '../../support/documents/edition-writing.ts';
import { linkedDataOf, mainOf, readMarkup, readText } from '../../support/documents/markup.ts';
import { figureFacts, lives, products } from './facts.ts';

const nameIn = (edition: EditionCode, product: string) =>
  site.offers[edition][product]?.name ??
  pickLocalised(site.products[product]?.name ?? {}, editions[edition].locales) ??
  product;

const priceIn = (edition: EditionCode, product: string) =>
  products[product]?.promotions[edition] ?? products[product]?.regular[edition];

const soldProducts = Object.entries(products).flatMap(([product, { pages, regular }]) =>
  pages.flatMap((slug) =>
    editionsOf(site, slug)
      .filter((edition) => regular[edition] !== undefined)
      .map((edition) => ({ product, slug, edition })),
  ),
);

test.each(soldProducts)(
  '$product has its name, price and buy button in $edition on the page $slug',
  async ({ product, slug, edition }) => {
    const html = await documentAt(site, edition, slug);
    const price = priceIn(edition, product) ?? Number.NaN;
    const button = site.messages[edition].buy[products[product]?.states[edition] ?? 'buyNow'];
    expect(readText(mainOf(html)).split('\n')).toEqual(
      expect.arrayContaining([nameIn(edition, product), moneyIn(edition, price), button]),
    );
    if (site.pages[slug]?.settings.product !== product) return;
    expect(linkedDataOf(html).Product).toMatchObject({
      name: nameIn(edition, product),
      offers: { price, priceCurrency: currencyOf(edition) },
    });
  },
);

test.each(editionCodes)('the home page of %s shows the same prices', async (edition) => {
  const main = mainOf(await documentAt(site, edition, ''));
  const cards = main.match(/<article[^>]* data-accent=.*?<\/article>/gs) ?? [];
  expect(cards.length).toBeGreaterThanOrEqual(8);
  for (const card of cards) {
    const lines = readText(card).split('\n');
    const product = Object.keys(products).find((id) => lines.includes(nameIn(edition, id)));
    const price = product === undefined ? undefined : priceIn(edition, product);
    if (product !== undefined)
      expect([product, ...pricesAmong(lines)]).toEqual([product, ...(price ? [moneyIn(edition, price)] : [])]);
  }
});

test.each(editionCodes)('in %s the specified products are sold out, out of stock or on pre-order', (edition) => {
  const moment = new Moment(parseInstant('2026-11-21T12:00:00Z'));
  const named = Object.entries(products).filter(([, { regular, states }]) => regular[edition] ?? states[edition]);
  const stateOf = (id: string) => offerNow(site, edition, id, moment)?.state;
  expect(Object.fromEntries(named.map(([id]) => [id, stateOf(id)]))).toEqual(
    Object.fromEntries(named.map(([id, { states }]) => [id, states[edition] ?? 'buyNow'])),
  );
});

test('every price in the US ships free, as the words beside it say', () => {
  const amounts = Object.values(site.offers.us).flatMap(({ price: regular = [], promotions: reduced }) =>
    [...regular, ...reduced].map(({ price }) => price),
  );
  expect(site.regions.us.terms.shipping?.freeFrom).toBe(99);
  expect(Math.min(...amounts)).toBeGreaterThan(99);
});

function lifeAt(product: string, edition: EditionCode, iso: string): string {
  const moment = new Moment(parseInstant(iso));
  const offer = offerNow(site, edition, product, moment);
  if (!offer) return '-';
  const slug = site.offers[edition][product]?.link ?? '';
  const hasPage = slug !== '' && isPageOpen(site, edition, slug, moment);
  return [
    offer.state,
    offer.price?.amount,
    offer.reference && `(${offer.reference.amount})`,
    offer.delivery?.replaceAll('\u00a0', ' '),
    tagNow(site, edition, product, moment),
    hasPage ? undefined : 'no page',
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

const lifeRows = Object.entries(lives.products).flatMap(([product, byEdition]) =>
  (Object.entries(byEdition) as [EditionCode, string[]][]).map(([edition, life]) => ({ product, edition, life })),
);

test.each(lifeRows)('$product goes through its life in $edition', ({ product, edition, life }) => {
  expect(lives.days.map((iso) => lifeAt(product, edition, iso))).toEqual(life);
});

const figureRows = Object.entries(figureFacts.pages).flatMap(([slug, facts]) =>
  editionsOf(site, slug).map((edition) => ({ slug, edition, ...facts })),
);

test.each(figureRows)(
  '$slug has its figures in $edition as the edition writes them, and its anchors',
  async ({ slug, edition, figures, anchors }) => {
    const html = await documentAt(site, edition, slug);
    const lines = readText(mainOf(html)).split('\n');
    const missing = figures
      .flatMap((figure) => Object.entries(figure))
      .filter(([about, value]) => {
        const [everywhere = '', inTheUs = ''] = value.split(' | ');
        const heading = new RegExp(figureFacts.headings[about] ?? about, 'i');
        const values = lines.filter((_, index) => heading.test(lines[index - 1] ?? ''));
        const says = (expected: string) => values.some((line) => patternIn(edition, expected).test(line));
        return !says(everywhere) || (inTheUs !== '' && says(inTheUs) !== (edition === 'us'));
      });
    expect(missing).toEqual([]);
    expect([...readMarkup(html).ids]).toEqual(expect.arrayContaining(anchors));
  },
);

test.each(figureRows)(
  '$slug lists in $edition as many voice commands as its figures say',
  ({ slug, edition, figures }) => {
    const voice = pageAt(site, edition, slug)?.sections.find((section) => section.kind === 'voice');
    const commands = new Set(voice?.groups.flatMap(({ words }) => words.map(([word]) => word)));
    const counts = figures
      .flatMap((figure) => Object.entries(figure))
      .filter(([about]) => about.startsWith('commands'));
    const [, count] = counts.at(-1) ?? [];
    if (count !== undefined) expect(commands.size).toBe(Number(count));
  },
);
