import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { figuresIn } from '../../support/documents/figures-in.ts';
import { sales } from './facts.ts';

const day = 86_400_000;
const pagesOfSales = ['black-friday', 'christmas-sale', 'black-friday-promo'];
const stagesIn = (edition: EditionCode, sale: string | undefined) =>
  sales.find(({ id }) => id === sale)?.stages[edition] ?? [];

/** Every reduced price of an edition with its window; sales have the dates of the specification. */
const reductionsIn = (edition: EditionCode) =>
  Object.entries(site.offers[edition]).flatMap(([product, { promotions }]) =>
    promotions.map(({ price, campaign, stage, opens = 0, closes = Number.POSITIVE_INFINITY }) => {
      const all = stagesIn(edition, campaign);
      const stages = stage === undefined ? all : all.filter(({ id }) => id === stage);
      return { product, price, stage, opens: stages[0]?.opens ?? opens, closes: stages.at(-1)?.closes ?? closes };
    }),
  );

/** Future prices that must not be published yet: without regular ones and those of the sale and the month before. */
function hiddenAt(edition: EditionCode, instant: number) {
  const running = sales
    .map(({ id }) => stagesIn(edition, id))
    .find((stages) => (stages[0]?.opens ?? instant) < instant && instant < (stages.at(-1)?.closes ?? 0));
  const since = Math.min(instant - 30 * day, running?.[0]?.opens ?? instant);
  const reductions = reductionsIn(edition);
  const open = reductions.filter(({ opens, closes }) => opens <= instant && closes > since);
  const regular = Object.values(site.offers[edition]).flatMap(({ price = [] }) => price);
  const known = new Set([...open, ...regular].map(({ price }) => price));
  return reductions.filter(({ opens, price }) => opens > instant && !known.has(price));
}

const { get, clock } = createTestSite({ site });

/** The last millisecond before each stage, the end of the stage before it, and the day before the sale. */
const reveals = editionCodes.flatMap((edition) =>
  sales.flatMap(({ id: sale }) => {
    const stages = stagesIn(edition, sale);
    return stages.flatMap(({ id: stage, opens }, index) =>
      [opens - 1, stages[index - 1]?.closes ?? opens - day].map((instant) => ({
        edition,
        sale,
        stage,
        opens,
        instant,
        at: new Date(instant).toISOString(),
      })),
    );
  }),
);

test.each(reveals)(
  'in $edition at $at, no page and no sitemap contains a price of stage $stage of $sale',
  async ({ edition, sale, stage, opens, instant }) => {
    const hidden = hiddenAt(edition, instant);
    const isPriced = Object.values(site.offers[edition]).some(({ promotions }) =>
      promotions.some((one) => one.campaign === sale && one.stage === stage),
    );
    if (isPriced && instant < opens) expect(hidden.some((one) => one.stage === stage)).toBe(true);
    clock.set(instant);
    const texts = [['sitemap.xml', await (await get(`${site.origins.main}/sitemap.xml`)).text()]];
    for (const slug of new Set([
      '',
      ...pagesOfSales,
      ...hidden.map((one) => site.offers[edition][one.product]?.link),
    ])) {
      const resolution = resolvePage(site, { edition, slug: slug ?? '' }, instant);
      if ('page' in resolution) texts.push([`/${slug}`, await renderPage(resolution.page)]);
    }
    const leaks = texts.flatMap(([place, text = '']) => {
      const figures = figuresIn(text);
      return hidden.flatMap(({ product, price }) =>
        (figures.get(price) ?? []).map((part) => `${price} of ${product} on ${place} in ${part}`),
      );
    });
    expect(leaks).toEqual([]);
  },
);
