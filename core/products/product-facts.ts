import { type FactName, factNames } from '../messages/catalogue-words-schema.ts';
import { languageFacts } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatLength, formatMinutes, formatWeight, usesInches } from '../words/measures.ts';
import { productFigures } from './product-figures.ts';
import type { Product } from './product-schema.ts';
import { foldedSize, productHeightMm } from './product-size.ts';

/** A fact as the edition writes it, with the number behind it where it is one. */
export interface ProductFact {
  text: string;
  amount?: number | undefined;
  /** A weight in kilograms, where the edition writes pounds. */
  metric?: string | undefined;
  /** It follows from design values, not from the specification. */
  isDesign?: true | undefined;
}

/** The text of a fact, with the sign of a design value. */
export const markedText = ({ text, isDesign }: ProductFact): string => (isDesign ? `${text} *` : text);

/** The note on design values, if any of these facts is one. */
export const designNote = (facts: readonly ProductFacts[], { messages }: ResolveContext): string | undefined =>
  facts.some((one) => Object.values(one).some(({ isDesign }) => isDesign)) ? messages.factValues.design : undefined;

/** Facts of a product. One that content does not state is absent. */
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
  'step',
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
    if (text === undefined) return undefined;
    const metric = usesInches(context.edition) ? formatWeight(figures, 'eu', context.lang) : undefined;
    return { text, amount: Number(figures.weightKg), metric };
  },
  age: ({ ageYears }, _figures, context) =>
    ageYears === undefined ? undefined : { text: fill('age', { years: ageYears }, context), amount: ageYears },
  servos: count('servos'),
  chips: count('chips'),
  parts: (_product, { parts }, context) =>
    typeof parts === 'number' ? { text: fill('moreThan', { count: parts }, context), amount: parts } : undefined,
  leds: count('leds'),
  voiceCommands: count('voiceCommands'),
  programming: ({ programming: ways }, _figures, context) =>
    ways && { ...listed(ways, context.messages.programmingWays, context), amount: ways.length },
  battery: (_product, { batteryMah, batteryVolts, batteries = 1 }, context) => {
    if (typeof batteryMah !== 'number' || typeof batteries !== 'number') return undefined;
    const capacity = withUnit(batteryMah, 'mAh', context);
    const count = batteries === 1 ? '' : `${formatNumber(batteries, context)} × `;
    const volts = typeof batteryVolts === 'number' ? [withUnit(batteryVolts, 'V', context)] : [];
    return { text: joinTexts([count + capacity, ...volts], context), amount: batteries * batteryMah };
  },
  use: (_product, { useMinutesMin: from, useMinutesMax: to }, { lang }) =>
    typeof from === 'number' && typeof to === 'number'
      ? { text: formatMinutes(from, to, lang), amount: to }
      : undefined,
  charge: (_product, { chargeMinutes }, { lang }) =>
    typeof chargeMinutes === 'number'
      ? { text: formatMinutes(chargeMinutes, chargeMinutes, lang), amount: chargeMinutes }
      : undefined,
  noise: (_product, { noiseDb }, context) =>
    typeof noiseDb === 'number' ? { text: withUnit(noiseDb, 'dB', context), amount: noiseDb } : undefined,
  step: (_product, { stepMm }, { edition, lang }) =>
    typeof stepMm === 'number' ? { text: formatLength(stepMm, edition, lang), amount: stepMm } : undefined,
  languages: ({ programming: ways }, _figures, context) => {
    if (!ways?.includes('voice')) return undefined;
    const names = new Intl.DisplayNames(context.lang, { type: 'language' });
    const { voiceLanguages } = context.site.settings.care;
    return {
      text: joinTexts(
        voiceLanguages.map((code) => names.of(code) ?? code),
        context,
      ),
    };
  },
  offline: ({ programming: ways }, _figures, { messages }) =>
    ways?.includes('voice') && ways.includes('manual') ? { text: messages.factValues.offline } : undefined,
  updates: careYears('firmwareYears'),
  spareParts: careYears('sparePartYears'),
  bluetooth: (_product, { bluetooth }) => (bluetooth === undefined ? undefined : { text: `BLE ${bluetooth}` }),
  app: ({ ageYears }, _figures, context) =>
    ageYears === undefined ? undefined : { text: fill('app', context.site.settings.apps, context) },
};

const fill = (
  name: keyof ResolveContext['messages']['factValues'],
  values: Record<string, number>,
  { format, messages }: ResolveContext,
): string => format(messages.factValues[name], values);

const withUnit = (amount: number, unit: string, context: ResolveContext): string =>
  `${formatNumber(amount, context)}${languageFacts(context.lang).unitGap ?? '\u00a0'}${unit}`;

/** A promise of the brand to owners. An age tells a product from a set of products. */
function careYears(name: 'firmwareYears' | 'sparePartYears'): FactReader {
  return ({ ageYears }, _figures, context) =>
    ageYears === undefined ? undefined : { text: fill('years', { years: context.site.settings.care[name] }, context) };
}

const formatNumber = (amount: number, { format }: ResolveContext): string => format('{amount, number}', { amount });

const listed = <Name extends string>(names: Name[], words: Record<Name, string>, context: ResolveContext) => ({
  text: joinTexts(
    names.map((name) => words[name]),
    context,
  ),
});

const joinTexts = (texts: readonly string[], { lang }: ResolveContext): string =>
  texts.join(languageFacts(lang).comma ?? ', ');

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
  const [stated, figures] = [productFigures({ figures: product.figures }), productFigures(product)];
  const facts: ProductFacts = {};
  for (const name of factNames) {
    if (name === 'price' || name === 'availability') continue;
    const fact = readers[name](product, figures, context);
    if (!fact) continue;
    const isStated = readers[name](product, stated, context)?.text === fact.text;
    facts[name] = isStated ? fact : { ...fact, isDesign: true };
  }
  return facts;
}
