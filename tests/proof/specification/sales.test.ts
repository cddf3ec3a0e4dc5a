import { describe, expect, test } from 'vitest';
import { editions } from '#core/place/editions.ts';
import { pickLocalised } from '#core/words/words.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { moneyIn, pricesAmong } from '../../support/documents/edition-writing.ts';
import { linkedDataOf, mainOf, readMarkup, readText } from '../../support/documents/markup.ts';
import {
  edgesOf,
  editionsWith,
  isRunning,
  type SaleEdition,
  type SpecifiedSale,
  saleEditions,
  sales,
} from './sale-facts.ts';

const second = 1000;
const { get, clock } = createTestSite({ site, render: renderPage });

async function responseAt(instant: number, path: string) {
  clock.set(instant);
  const response = await get(site.origins.main + path);
  const validUntil = Date.parse(response.headers.get('x-page-valid-until') ?? '');
  return {
    status: response.status,
    location: response.headers.get('location'),
    validUntil,
    html: await response.text(),
  };
}

const nameIn = (edition: SaleEdition, product: string) =>
  site.offers[edition][product]?.name ??
  pickLocalised(site.products[product]?.name ?? {}, editions[edition].locales) ??
  product;

/** The price of a product by the specified dates: a stage's price holds until that of the next stage begins. */
function priceAt(edition: SaleEdition, product: string, instant: number): number {
  const { price: steps = [], promotions = [], life } = site.offers[edition][product] ?? { life: [] };
  const regular = steps.findLast(({ from }) => from === undefined || from <= instant)?.price ?? Number.NaN;
  const stage = life.findLast(({ from }) => from === undefined || from <= instant)?.stage;
  if (stage !== 'preOrder' && stage !== 'onSale') return regular;
  const openPromotions = promotions.filter(({ campaign, stage: id, opens = 0, closes = Number.POSITIVE_INFINITY }) => {
    const sale = sales.find((candidate) => candidate.id === campaign);
    if (!sale) return campaign === undefined && opens <= instant && instant < closes;
    if (id === undefined) return isRunning(sale, edition, instant);
    const isPricedNext = (next: string | undefined) =>
      promotions.some((other) => other.campaign === campaign && other.stage === next);
    const stages = sale.stages[edition];
    const index = stages.findIndex((candidate) => candidate.id === id);
    const [current, next] = [stages[index], stages[index + 1]];
    const end = next && isPricedNext(next.id) ? next.opens : (current?.closes ?? Number.NaN);
    return current !== undefined && current.opens <= instant && instant < end;
  });
  return Math.min(regular, ...openPromotions.map(({ price }) => price));
}

function stateOf(
  { stages }: SpecifiedSale,
  edition: SaleEdition,
  id: string,
  instant: number,
): 'past' | 'live' | 'locked' {
  const { opens, closes } = stages[edition].find((stage) => stage.id === id) ?? {
    opens: Number.NaN,
    closes: Number.NaN,
  };
  if (instant >= closes) return 'past';
  return instant >= opens ? 'live' : 'locked';
}

/** The cards of a sale in an edition, and whether each is locked at an instant. */
const cardsOf = (sale: SpecifiedSale, edition: SaleEdition, instant: number) =>
  (site.campaigns[sale.id]?.groups ?? [])
    .filter(({ only }) => !only || only.includes(edition))
    .flatMap(({ cards }) => cards)
    .filter(({ only }) => !only || only.includes(edition))
    .map(({ product, opensWith }) => ({
      product,
      isLocked: opensWith !== undefined && stateOf(sale, edition, opensWith, instant) === 'locked',
    }));

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

interface Offered {
  name: string;
  offers?: { price: number };
}

/** Expects the right stages, countdown, cards and structured data on the page of a running sale. */
function expectSalePage(sale: SpecifiedSale, edition: SaleEdition, instant: number, html: string): void {
  const stages = sale.stages[edition];
  const main = mainOf(html);
  const states = stages.map(({ id }) => stateOf(sale, edition, id, instant));
  expect([...main.matchAll(/<li [^>]*data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(
    stages.length > 1 ? ['live', 'locked', 'past'].flatMap((state) => states.filter((one) => one === state)) : [],
  );
  const live = stages.find((_, index) => states[index] === 'live');
  const to = live?.closes ?? stages.find(({ opens }) => opens > instant)?.opens;
  expect(main).toMatch(new RegExp(`<x-countdown[^>]* data-to="${to}"`));

  const articles = main.split('<article').slice(1);
  const cards = cardsOf(sale, edition, instant);
  expect(articles).toHaveLength(cards.length);
  const linesOfCards = articles.map((article) => readText(`<article${article}`).split('\n'));
  for (const { product, isLocked } of cards) {
    const lines = linesOfCards.find((candidate) => candidate.includes(nameIn(edition, product))) ?? [];
    const paid = priceAt(edition, product, instant);
    expect([product, ...lines]).toContain(nameIn(edition, product));
    expect([product, lines.includes(site.messages[edition].buy.locked)]).toEqual([product, isLocked]);
    if (isLocked) expect([product, ...pricesAmong(lines)]).toEqual([product]);
    else expect([product, ...lines]).toContain(moneyIn(edition, paid));
  }
  const openProducts = [...new Set(cards.filter(({ isLocked }) => !isLocked).map(({ product }) => product))];
  const { itemListElement } = linkedDataOf(html).ItemList as { itemListElement: { item: Offered }[] };
  expect(new Set(itemListElement.map(({ item }) => `${item.name}: ${item.offers?.price}`))).toEqual(
    new Set(openProducts.map((product) => `${nameIn(edition, product)}: ${priceAt(edition, product, instant)}`)),
  );
}

/** Expects the prices of the sale on the pages of its products and on the home page. */
async function expectSamePrices(
  sale: SpecifiedSale,
  edition: SaleEdition,
  instant: number,
  home: string,
): Promise<void> {
  const products = [...new Set(cardsOf(sale, edition, instant).map(({ product }) => product))];
  const articles = mainOf(home).match(/<article[^>]* data-accent=.*?<\/article>/gs) ?? [];
  for (const product of products) {
    const paid = priceAt(edition, product, instant);
    const cards = articles
      .map((article) => readText(article).split('\n'))
      .filter((lines) => lines.includes(nameIn(edition, product)));
    for (const lines of cards) expect([product, pricesAmong(lines)[0]]).toEqual([product, moneyIn(edition, paid)]);
    const slug = site.offers[edition][product]?.link;
    if (!slug || site.pages[slug]?.settings.product !== product) continue;
    const html = await documentAt(site, edition, slug, new Date(instant).toISOString());
    expect([slug, (linkedDataOf(html).Product?.offers as Offered['offers'])?.price]).toEqual([slug, paid]);
    expect([slug, readText(mainOf(html)).split('\n').includes(moneyIn(edition, paid))]).toEqual([slug, true]);
  }
}

/** Expects the right banner and header on the home page. */
function expectShell(sale: SpecifiedSale, edition: SaleEdition, instant: number, home: string): void {
  const banners = site.regions[edition].textBanners.filter(
    ({ window: { campaign, stage } }) => campaign === sale.id && stage !== 'announcement',
  );
  const live = sale.stages[edition].find(({ id }) => stateOf(sale, edition, id, instant) === 'live');
  const visibleStages = banners
    .filter(({ label }) => withPlainSpaces(readText(home)).includes(withPlainSpaces(label)))
    .map(({ window }) => window.stage);
  expect(banners.map(({ window }) => window.stage)).toEqual(sale.stages[edition].map(({ id }) => id));
  expect(visibleStages).toEqual(live ? [live.id] : []);
  const hrefs = readMarkup(home).anchors.map(({ href }) => href);
  expect(hrefs.includes(`/${edition}/${sale.slug}`)).toBe(isRunning(sale, edition, instant));
  expect(hrefs.some((href) => href.startsWith(`/${edition}/${sale.slug}#`))).toBe(live !== undefined);
}

/** Expects the page's other editions in the sitemap and in its alternate links. */
function expectAlternates(
  { slug }: SpecifiedSale,
  edition: SaleEdition,
  instant: number,
  sitemap: string,
  html: string | undefined,
): void {
  const presentEditions = editionsWith(slug, instant);
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listedPaths.filter((path) => path.endsWith(`/${slug}`))).toEqual(
    presentEditions.map((code) => `/${code}/${slug}`),
  );
  if (html === undefined) return;
  const tags = html.match(/<link[^>]* rel="alternate"[^>]*>/g) ?? [];
  const alternates = tags.map((tag) => [
    / hrefLang="([^"]*)"/i.exec(tag)?.[1],
    new URL(/ href="([^"]*)"/.exec(tag)?.[1] ?? '').pathname,
  ]);
  const preferred = presentEditions.includes('us') ? 'us' : presentEditions.includes('eu') ? 'eu' : presentEditions[0];
  expect(alternates).toEqual([
    ...presentEditions.map((code) => [editions[code].hreflang, `/${code}/${slug}`]),
    ['x-default', `/${preferred}/${slug}`],
  ]);
  expect(presentEditions).toContain(edition);
}

/** Expects the right page, header, sitemap and alternates. Returns the HTML of the home page. */
async function expectAt(sale: SpecifiedSale, edition: SaleEdition, instant: number): Promise<string> {
  const page = await responseAt(instant, `/${edition}/${sale.slug}`);
  const home = await responseAt(instant, `/${edition}`);
  const { html: sitemap } = await responseAt(instant, '/sitemap.xml');
  const saleRuns = isRunning(sale, edition, instant);
  expect([page.status, page.location]).toEqual(saleRuns ? [200, null] : [302, `/${edition}`]);
  const next = edgesOf(sale, edition).find((edge) => edge > instant);
  if (next !== undefined) for (const { validUntil } of [page, home]) expect(validUntil).toBeLessThanOrEqual(next);
  for (const { validUntil } of [page, home]) expect(Number.isNaN(validUntil) || validUntil > instant).toBe(true);
  expectShell(sale, edition, instant, home.html);
  expectAlternates(sale, edition, instant, sitemap, saleRuns ? page.html : undefined);
  if (saleRuns) expectSalePage(sale, edition, instant, page.html);
  return home.html;
}

const edges = sales.flatMap((sale) =>
  saleEditions.flatMap((edition) =>
    edgesOf(sale, edition).map((edge): [string, string, SpecifiedSale, SaleEdition, number] => [
      sale.id,
      new Date(edge).toISOString(),
      sale,
      edition,
      edge,
    ]),
  ),
);

describe.each(saleEditions)('in %s', (code) => {
  test.each(edges.filter(([, , , edition]) => edition === code))(
    '%s changes everywhere at %s',
    async (_id, _iso, sale, edition, edge) => {
      expect((await responseAt(edge - second, `/${edition}/${sale.slug}`)).validUntil).toBe(edge);
      expect((await responseAt(edge - second, `/${edition}`)).validUntil).toBe(edge);
      await expectSamePrices(sale, edition, edge - second, await expectAt(sale, edition, edge - second));
      await expectSamePrices(sale, edition, edge, await expectAt(sale, edition, edge));
      await expectAt(sale, edition, edge + second);
    },
  );
});
