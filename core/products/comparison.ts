import { type FactName, factNames } from '../messages/catalogue-words-schema.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { createLineUp, type LineUp } from './line-up.ts';
import { designNote, markedText, moreIsBetter, type ProductFact, productFacts } from './product-facts.ts';

export interface Comparison {
  columns: (Pick<CatalogueProduct, 'id' | 'name' | 'accent' | 'link' | 'offer'> & { availability: string })[];
  /**
   * Facts in which the products differ. Without a text: the product has no such fact. `isBest` marks the highest value,
   * where more is better and every product states one.
   */
  differing: { fact: FactName; label: string; cells: { text?: string | undefined; isBest?: true | undefined }[] }[];
  shared: { fact: FactName; label: string; text: string }[];
  /** On values that are marked as design values. */
  note?: string | undefined;
  lineUp?: LineUp | undefined;
}

export const compareSlug = 'compare';

export const maxCompared = 4;

export function compareProducts(products: readonly CatalogueProduct[], context: ResolveContext): Comparison {
  const factsByColumn = products.map(({ id }) => productFacts(context, id));
  const comparison: Comparison = {
    columns: products.map(({ id, shortName, accent, link, offer, availability }) => ({
      id,
      name: shortName,
      accent,
      link,
      offer,
      availability: context.messages.availability[availability],
    })),
    differing: [],
    shared: [],
    note: designNote(factsByColumn, context),
    lineUp: createLineUp(products, context),
  };
  for (const fact of factNames) {
    const label = context.messages.facts[fact];
    const values = factsByColumn.map((facts) => facts[fact]);
    const texts = new Set(values.map((value) => value?.text));
    const [first] = values;
    if (products.length > 1 && texts.size === 1) {
      if (first) comparison.shared.push({ fact, label, text: markedText(first) });
    } else if (values.some((value) => value !== undefined)) {
      const best = moreIsBetter.has(fact) ? highest(values) : undefined;
      const cells = values.map((value) => ({
        text: value && markedText(value),
        isBest: best !== undefined && value?.amount === best ? (true as const) : undefined,
      }));
      comparison.differing.push({ fact, label, cells });
    }
  }
  return comparison;
}

/** The highest of different amounts; undefined if all are the same, or if one of the products states none. */
function highest(values: readonly (ProductFact | undefined)[]): number | undefined {
  const amounts = values.flatMap((value) => value?.amount ?? []);
  if (amounts.length < values.length) return undefined;
  const best = Math.max(...amounts);
  return amounts.some((amount) => amount !== best) ? best : undefined;
}
