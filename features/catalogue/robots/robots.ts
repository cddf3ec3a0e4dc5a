import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { type CatalogueProduct, priceInShop, visibleProducts } from '#core/products/catalogue.ts';
import { maxCompared } from '#core/products/comparison.ts';
import { productFacts } from '#core/products/product-facts.ts';
import { families, shapes } from '#core/products/product-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

const words = z.strictObject({
  filter: texts('shape', 'everyShape', 'family', 'everyFamily', 'sort', 'reset').extend({
    label: z.string().describe('Name of the form for screen readers.'),
    available: z.string().describe('Only what can be ordered now.'),
    orders: texts('family', 'price', 'price-down', 'height', 'height-down').describe(
      'Orders of the list. -down: the highest first.',
    ),
  }),
  none: texts('title', 'text').describe('Shown if nothing matches.'),
});

/** Every product that the edition lists now, by family, with what filters and a comparison need. */
export const robots = defineSection({
  structure: z.strictObject({}),
  words,
  resolve(_structure, { filter, none }, context) {
    const { messages } = context;
    const products = visibleProducts(context);
    if (products.length === 0) return undefined;
    const presentFamilies = families.filter((family) => products.some((product) => product.family === family));
    const cards = products.map((product, position) => robotCard(product, position, context));
    const compare = context.link('page:compare');
    const choose = context.link('page:which-robot');
    return {
      heading: messages.catalogue.allRobots,
      groups: presentFamilies.map((family) => ({
        family,
        title: messages.families[family],
        cards: cards.filter((card) => card.family === family),
      })),
      filter: {
        ...filter,
        orders: usefulOrders(cards, filter.orders),
        shapes: toChoices(distinguishingShapes(products, context), messages.shapes),
        families: toChoices(presentFamilies, messages.families),
      },
      none,
      counts: textsTo(products.length, (count) => context.format(messages.robotList.count, { count })),
      compare: compare && {
        href: compare.href,
        label: messages.catalogue.compare,
        counts: textsTo(maxCompared, (count) =>
          context.format(messages.robotList.chosen, { count, most: maxCompared }),
        ),
      },
      choose: choose && { ...choose, label: messages.catalogue.choose },
    };
  },
});

export type RobotsValue = SectionValue<'robots', typeof robots>;

function robotCard(product: CatalogueProduct, position: number, context: ResolveContext) {
  const { messages } = context;
  const { offer, availability } = product;
  const facts = productFacts(context, product.id);
  const otherPicture = context.site.products[product.id]?.otherPicture;
  return {
    ...product,
    position,
    priceNote: offer && !offer.price && offer.state !== 'teaser' ? priceInShop(context) : undefined,
    otherPicture: otherPicture === undefined ? undefined : context.picture(otherPicture),
    availability: offer?.buy ? undefined : { state: availability, label: messages.availability[availability] },
    canBeOrdered: offer?.buy !== undefined,
    shapes: productShapes(product, context),
    heightMm: facts.height?.amount,
    facts: (['shapes', 'height', 'weight', 'use'] as const).flatMap((name) => {
      const text = facts[name]?.text;
      return text === undefined ? [] : [{ name, label: messages.facts[name], text }];
    }),
  };
}

const productShapes = ({ id }: CatalogueProduct, { site }: ResolveContext) => site.products[id]?.shapes ?? [];

/** Shapes that tell robots apart: at most half of them take each one. */
function distinguishingShapes(products: readonly CatalogueProduct[], context: ResolveContext) {
  const shapeSets = products.map((product) => productShapes(product, context)).filter(({ length }) => length > 0);
  return shapes.filter((shape) => {
    const count = shapeSets.filter((set) => set.includes(shape)).length;
    return count > 0 && count * 2 <= shapeSets.length;
  });
}

/** The orders that change something: by a figure that at least two products have. */
function usefulOrders(
  cards: readonly ReturnType<typeof robotCard>[],
  labels: z.output<typeof words>['filter']['orders'],
) {
  const hasPrices = cards.filter(({ offer }) => offer?.price).length > 1;
  const hasHeights = cards.filter(({ heightMm }) => heightMm !== undefined).length > 1;
  return [
    { value: '', label: labels.family },
    ...(hasPrices ? toChoices(['price', 'price-down'], labels) : []),
    ...(hasHeights ? toChoices(['height', 'height-down'], labels) : []),
  ];
}

const toChoices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const textsTo = (last: number, textOf: (count: number) => string): string[] =>
  Array.from({ length: last + 1 }, (_, count) => textOf(count));
