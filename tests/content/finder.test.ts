import { expect } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { PageQuery } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProducts } from '#core/products/catalogue.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { type Instant, parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { SectionByKind } from '#pages/sections.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/** The page with a finder, and the families to choose from. */
const [[slug, families] = ['', []]] = Object.entries(realSite.pages).flatMap(([address, { settings }]) => {
  const finder = settings.sections.find(({ kind }) => kind === 'finder') as { families?: string[] } | undefined;
  return finder?.families ? [[address, finder.families] as const] : [];
});

const sectionOf = (page: Page) =>
  page.sections.find((section): section is SectionByKind<'finder'> => section.kind === 'finder');

const cache = new ResolveCache();
function finderAt(edition: EditionCode, instant: Instant, query?: PageQuery) {
  const resolution = resolvePage(realSite, { edition, slug, query }, instant, cache);
  const section = 'page' in resolution ? sectionOf(resolution.page) : undefined;
  if (!section) throw new Error(`${edition} has no finder`);
  return { ...section, validUntil: resolution.validUntil };
}

/** Every edge of the page since 2025. */
function edgesOf(edition: EditionCode, from = parseInstant('2025-01-01T00:00:00Z')): Instant[] {
  const { validUntil } = finderAt(edition, from);
  return validUntil === undefined ? [] : [validUntil, ...edgesOf(edition, validUntil)];
}

testByDepth<EditionCode>({ gate: ['us', 'cn'], all: editionCodes })(
  'every answer leads to a robot that can be bought in %s, while there is one',
  (edition) => {
    const edges = edgesOf(edition);
    const last = edges.at(-1) ?? 0;
    const { questions } = finderAt(edition, last);
    const answers = questions.flatMap(({ name, options }) => options.map(({ value }) => ({ [name]: value })));
    const firstAnswers = Object.fromEntries(questions.map(({ name, options }) => [name, options[0]?.value ?? '']));
    const cases = [
      ...answers.map((query) => ({ at: last, query })),
      ...edges.flatMap((at) => [at - 1, at].map((instant) => ({ at: instant, query: firstAnswers }))),
    ];
    expect(questions.length).toBeGreaterThan(1);
    for (const { at, query } of cases) {
      const { result } = finderAt(edition, at, query);
      const products = result ? [result.robot, ...result.others].map(({ product }) => product) : [];
      const context = createResolveContext(realSite, edition, new Moment(at));
      const robots = visibleProducts(context).filter(({ family }) => families.includes(family));
      const canBeBought = ({ offer }: CatalogueProduct) => offer?.buy !== undefined;
      expect(new Set(products.map(({ id }) => id)).size).toBe(Math.min(robots.length, 3));
      expect(products.slice(0, 1).some(canBeBought), `${JSON.stringify(query)} at ${at}`).toBe(
        robots.some(canBeBought),
      );
    }
  },
);
