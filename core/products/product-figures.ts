import type { BoxPart, Product } from './product-schema.ts';

const poundsPerKilogram = 2.20462;

const weights = ['weight', 'packedWeight'];

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Adds each weight in the unit that content leaves out: kilograms or pounds, rounded to a tenth. */
export function withBothWeights(figures: Record<string, number | string>): Record<string, number | string> {
  const derived = weights.flatMap((weight) => {
    const [kg, lb] = [figures[`${weight}Kg`], figures[`${weight}Lb`]];
    if (typeof kg === 'number' && lb === undefined) return [[`${weight}Lb`, toTenth(kg * poundsPerKilogram)]];
    if (typeof lb === 'number' && kg === undefined) return [[`${weight}Kg`, toTenth(lb / poundsPerKilogram)]];
    return [];
  });
  return { ...figures, ...Object.fromEntries(derived) };
}

/** All figures of a product, with each weight in both units: those that are stated, else its design values. */
export const productFigures = ({ design, figures }: Pick<Product, 'design' | 'figures'>) =>
  withBothWeights({ ...design, ...figures });

export interface PackedPart {
  part: BoxPart;
  count: number;
}

/** The parts in the box beside the product. A figure with the name of a part counts it; other parts are there once. */
export const boxContents = ({ box = [], figures }: Pick<Product, 'box' | 'figures'>): PackedPart[] =>
  box.map((part) => {
    const count = Object.hasOwn(figures, part) ? figures[part] : 1;
    if (typeof count !== 'number') throw new Error(`the figure "${part}" counts a part of the box: write a number`);
    return { part, count };
  });
