import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { figuresIn } from '../../support/documents/figures-in.ts';
import { isRunning, type SaleEdition, type SpecifiedSale, saleEditions, sales } from './sale-facts.ts';

const day = 86_400_000;
const month = 30 * day;
const pagesOfSales = ['black-friday', 'christmas-sale', 'black-friday-promo'];

interface Priced {
  product: string;
  price: number;
  opens: number;
  closes: number;
}

/** Every reduced price of an edition with its window; sales have the dates of the specification. */
const reductionsIn = (edition: SaleEdition): Priced[] =>
  Object.entries(site.offers[edition]).flatMap(([product, { promotions }]) =>
    promotions.map(({ price, campaign, stage, opens = 0, closes = Number.POSITIVE_INFINITY }) => {
      const stages = sales.find(({ id }) => id === campaign)?.stages[edition] ?? [{ id: stage, opens, closes }];
      const [first, last] =
        stage === undefined
          ? [stages[0], stages.at(-1)]
          : [stages.find(({ id }) => id === stage), stages.find(({ id }) => id === stage)];
      return { product, price, opens: first?.opens ?? Number.NaN, closes: last?.closes ?? Number.NaN };
    }),
  );

/** Future prices that must not be published yet: without regular ones and those of the sale and the month before. */
function hiddenAt(edition: SaleEdition, instant: number): Priced[] {
  const runningSale = sales.find((sale) => isRunning(sale, edition, instant));
  const since = Math.min(instant - month, runningSale?.stages[edition][0]?.opens ?? instant);
  const reductions = reductionsIn(edition);
  const openPrices = reductions
    .filter(({ opens, closes }) => opens <= instant && closes > since)
    .map(({ price }) => price);
  const regular = Object.values(site.offers[edition]).flatMap(({ price = [] }) => price.map((step) => step.price));
  const knownPrices = new Set([...openPrices, ...regular]);
  return reductions.filter(({ opens, price }) => opens > instant && !knownPrices.has(price));
}

const documentCache = new Map<string, Promise<string | undefined>>();

/** The HTML of a page at an instant; undefined where there is none. Cached, as the same pages are needed repeatedly. */
async function renderDocument(edition: EditionCode, slug: string, instant: number): Promise<string | undefined> {
  const key = `${edition} ${slug} ${instant}`;
  const resolution = resolvePage(site, { edition, slug }, instant);
  const document =
    documentCache.get(key) ?? ('page' in resolution ? renderPage(resolution.page) : Promise.resolve(undefined));
  documentCache.set(key, document);
  return document;
}

const { get, clock } = createTestSite({ site });

async function sitemapAt(instant: number): Promise<string> {
  clock.set(instant);
  return (await get(`${site.origins.main}/sitemap.xml`)).text();
}

/** The last millisecond before each stage, the end of the stage before it, and the day before the sale. */
const momentsBefore = ({ stages }: SpecifiedSale, edition: SaleEdition): number[] =>
  stages[edition].flatMap(({ opens }, index) => [
    opens - 1,
    index === 0 ? opens - day : (stages[edition][index - 1]?.closes ?? opens),
  ]);

const reveals = saleEditions.flatMap((edition) =>
  sales.flatMap((sale) =>
    momentsBefore(sale, edition).map((instant): [string, string, SaleEdition, number] => [
      edition,
      new Date(instant).toISOString(),
      edition,
      instant,
    ]),
  ),
);

test.each(reveals)(
  'in %s at %s, no page and no sitemap contains a future price',
  async (_code, _iso, edition, instant) => {
    const hidden = hiddenAt(edition, instant);
    const slugs = [
      ...new Set(['', ...pagesOfSales, ...hidden.map(({ product }) => site.offers[edition][product]?.link ?? '')]),
    ];
    const documents = await Promise.all(
      slugs.map(async (slug) => [slug, await renderDocument(edition, slug, instant)] as const),
    );
    const leaks = [...documents, ['sitemap.xml', await sitemapAt(instant)] as const].flatMap(([slug, text]) => {
      const figures = figuresIn(text ?? '');
      return hidden.flatMap(({ product, price }) =>
        (figures.get(price) ?? []).map((place) => `${price} of ${product} on "${slug}" in ${place}`),
      );
    });
    expect(leaks).toEqual([]);
  },
);

test.each(saleEditions)('in %s every stage with prices of its own has prices to hide before it', (edition) => {
  for (const sale of sales) {
    for (const { id, opens } of sale.stages[edition]) {
      const stagePromotions = Object.values(site.offers[edition]).flatMap(({ promotions }) =>
        promotions.filter(({ campaign, stage }) => campaign === sale.id && stage === id),
      );
      const hidden = hiddenAt(edition, opens - 1).map(({ price }) => price);
      if (sale.slug === 'black-friday' && id !== 'early')
        expect([sale.id, id, stagePromotions.length > 0]).toEqual([sale.id, id, true]);
      if (stagePromotions.length > 0)
        expect([sale.id, id, stagePromotions.some(({ price }) => hidden.includes(price))]).toEqual([sale.id, id, true]);
    }
  }
});
