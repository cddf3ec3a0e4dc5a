import * as z from 'zod';
import { pagePath } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProducts } from '#core/products/catalogue.ts';
import { compareProducts, compareSlug, maxCompared } from '#core/products/comparison.ts';
import { families } from '#core/products/product-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { formatList } from '#core/words/list.ts';

/** Products that the visitor chooses, side by side: those of the parameter `robots`, else the first of a family. */
export const comparison = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('paper') }),
  words: z.strictObject({ heading: z.string().describe('For screen readers.') }),
  resolve({ surface }, words, context) {
    const products = visibleProducts(context);
    if (products.length < 2) return undefined;
    const { format, lang, messages } = context;
    const { chosen, leftOut, isTooMany } = chooseProducts(products, context.query.robots ?? '');
    const compared = chosen.length > 0 ? chosen : firstChoice(products);
    const names = compared.map(({ shortName }) => shortName);
    return {
      surface,
      ...words,
      chooser: {
        action: pagePath({ edition: context.edition, slug: compareSlug }),
        slots: Array.from({ length: maxCompared }, (_, index) => ({
          label: format(messages.comparison.slot, { number: index + 1 }),
          chosen: compared[index]?.id,
        })),
        groups: productGroups(products, context),
      },
      status: format(messages.comparison.comparing, { robots: formatList(names, lang) }),
      notes: [
        ...(leftOut > 0 ? [format(messages.comparison.leftOut, { count: leftOut })] : []),
        ...(isTooMany ? [messages.comparison.tooMany] : []),
        ...(compared.length === 1 ? [messages.comparison.second] : []),
      ],
      comparison: compareProducts(compared, context),
    };
  },
});

export type ComparisonValue = SectionValue<'comparison', typeof comparison>;

/** Ids of other products, also of secret ones, and repeated ids are left out alike; the page never says which. */
function chooseProducts(products: readonly CatalogueProduct[], robots: string) {
  const ids = robots.split(',').flatMap((id) => id.trim() || []);
  const chosen = [...new Set(ids)].flatMap((id) => products.find((product) => product.id === id) ?? []);
  return {
    chosen: chosen.slice(0, maxCompared),
    leftOut: ids.length - chosen.length,
    isTooMany: chosen.length > maxCompared,
  };
}

/** The first products of a family that can be bought; if there are not two, the first products. */
function firstChoice(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const familyChoices = families.map((family) =>
    products.filter((product) => product.family === family && product.offer?.buy),
  );
  return (familyChoices.find(({ length }) => length > 1) ?? products).slice(0, 3);
}

const productGroups = (products: readonly CatalogueProduct[], { messages }: ResolveContext) =>
  families.flatMap((family) => {
    const options = products
      .filter((product) => product.family === family)
      .map(({ id, shortName }) => ({ id, name: shortName }));
    return options.length > 0 ? [{ family, label: messages.families[family], options }] : [];
  });
