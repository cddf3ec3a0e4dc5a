import { type FactName, factNames } from '../messages/catalogue-words-schema.ts';
import { languageFacts } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatLength, formatMinutes, formatWeight } from '../words/measures.ts';
import { withBothWeights } from './product-figures.ts';
import type { Product } from './product-schema.ts';
import { foldedSize, productHeightMm } from './product-size.ts';

/** A fact as the edition writes it, with the number behind it where it is one. */
export interface ProductFact {
  text: string;
  amount?: number | undefined;
}

/** Facts of a product in the order of a comparison. A fact that content does not state is absent. */
export type ProductFacts = Partial<Record<FactName, ProductFact>>;

/** Facts of which the highest value is the best one. */
export const moreIsBetter: ReadonlySet<FactName> = new Set([
  'servos',
  'chips',
  'leds',
  'voiceCommands',
  'programming',
  'battery',
  'use',
]);

type FactReader = (product: Product, figures: Product['figures'], context: ResolveContext) => ProductFact | undefined;

const readers: Record<Exclude<FactName, 'price' | 'availability'>, FactReader> = {
  shapes: ({ shapes }, _figures, context) => shapes && listed(shapes, context.messages.shapes, context),
  height: (product, _figures, context) => {
    const mm = productHeightMm(product);
    return mm === undefined ? undefined : { text: formatLength(mm, context.edition, context.lang), amount: mm };
  },
  folded: (product, _figures, context) => {
    const folded = foldedSize(product, context);
    return folded && { text: context.format(context.messages.size.shape, { shape: folded.shape, text: folded.text }) };
  },
  weight: (_product, figures, context) => {
    const text = formatWeight(figures, context.edition, context.lang);
    return text === undefined ? undefined : { text, amount: Number(figures.weightKg) };
  },
  servos: count('servos'),
  chips: count('chips'),
  parts: (_product, { parts }, context) =>
    typeof parts === 'number' ? { text: `${formatNumber(parts, context)}+`, amount: parts } : undefined,
  leds: count('leds'),
  voiceCommands: count('voiceCommands'),
  programming: ({ programming: ways }, _figures, context) =>
    ways && { ...listed(ways, context.messages.programmingWays, context), amount: ways.length },
  battery: (_product, { batteryMah, batteries }, context) => {
    if (typeof batteryMah !== 'number') return undefined;
    const text = `${formatNumber(batteryMah, context)}${languageFacts(context.lang).unitGap ?? '\u00a0'}mAh`;
    if (typeof batteries !== 'number') return { text, amount: batteryMah };
    return { text: `${formatNumber(batteries, context)} × ${text}`, amount: batteries * batteryMah };
  },
  use: (_product, { useMinutesMin: from, useMinutesMax: to }, { lang }) =>
    typeof from === 'number' && typeof to === 'number'
      ? { text: formatMinutes(from, to, lang), amount: to }
      : undefined,
  charge: (_product, { chargeMinutes }, { lang }) =>
    typeof chargeMinutes === 'number'
      ? { text: formatMinutes(chargeMinutes, chargeMinutes, lang), amount: chargeMinutes }
      : undefined,
  bluetooth: (_product, { bluetooth }) => (bluetooth === undefined ? undefined : { text: String(bluetooth) }),
};

const formatNumber = (amount: number, { format }: ResolveContext): string => format('{amount, number}', { amount });

const listed = <Name extends string>(names: Name[], words: Record<Name, string>, { lang }: ResolveContext) => ({
  text: names.map((name) => words[name]).join(languageFacts(lang).comma ?? ', '),
});

function count(name: string): FactReader {
  return (_product, { [name]: amount }, context) =>
    typeof amount === 'number' ? { text: formatNumber(amount, context), amount } : undefined;
}

/**
 * The facts of a product except its price and availability, as the edition writes them. The caller makes sure that the
 * edition may name the product.
 */
export const productFacts = (context: ResolveContext, id: string): ProductFacts =>
  context.shared(`facts of ${id}`, (shared) => collectFacts(shared, id));

function collectFacts(context: ResolveContext, id: string): ProductFacts {
  const product = context.site.products[id];
  if (!product) throw new Error(`there is no product "${id}"`);
  const figures = withBothWeights(product.figures);
  const facts: ProductFacts = {};
  for (const name of factNames) {
    if (name === 'price' || name === 'availability') continue;
    const fact = readers[name](product, figures, context);
    if (fact) facts[name] = fact;
  }
  return facts;
}
