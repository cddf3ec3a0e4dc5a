import * as z from 'zod';
import { reference } from '#core/fields/roles.ts';
import type { Link } from '#core/links/link.ts';
import type { FactName } from '#core/messages/catalogue-words-schema.ts';
import { pathWithQuery } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProducts } from '#core/products/catalogue.ts';
import { type Comparison, compareProducts, compareSlug } from '#core/products/comparison.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** Facts that decide between robots; the page of comparisons has all. */
const keyFacts: ReadonlySet<FactName> = new Set([
  'shapes',
  'height',
  'weight',
  'servos',
  'chips',
  'voiceCommands',
  'use',
]);

/** Compares the product of the page with others, in the most important facts in which they differ. */
export const compare = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    products: z
      .array(z.strictObject({ product: reference('product') }))
      .min(2)
      .describe("Columns, the page's product first. A product that an edition does not list has no column there."),
  }),
  words: z.strictObject({ nav: z.string().optional(), heading: z.string() }),
  resolve({ surface, products }, words, context) {
    const listed = visibleProducts(context);
    const columns = products.flatMap(({ product }) => listed.find(({ id }) => id === product) ?? []);
    const isOfThisPage = columns.some(({ id }) => id === context.product);
    if (columns.length < 2 || !isOfThisPage) return undefined;
    const compared = compareProducts(columns, context);
    const differing = compared.differing.filter(({ fact }) => keyFacts.has(fact));
    const comparison: Comparison = { ...compared, differing, shared: [], lineUp: undefined };
    return { surface, ...words, comparison, all: linkToAll(columns, context) };
  },
});

export type CompareValue = SectionValue<'compare', typeof compare>;

function linkToAll(products: readonly CatalogueProduct[], { edition, link }: ResolveContext): Link | undefined {
  const page = link(`page:${compareSlug}`);
  const robots = products.map(({ id }) => id).join(',');
  return page && { ...page, href: pathWithQuery({ edition, slug: compareSlug, query: { robots } }) };
}
