const poundsPerKilogram = 2.20462;

/** Figures that say a weight, without their unit. */
const weights = ['weight', 'packedWeight'];

const toTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A product's figures with each weight in kilograms and in pounds, whichever of both is written down. Pounds and
 * kilograms are rounded to a tenth.
 */
export function withBothWeights(figures: Record<string, number | string>): Record<string, number | string> {
  const derived = weights.flatMap((weight) => {
    const [kg, lb] = [figures[`${weight}Kg`], figures[`${weight}Lb`]];
    if (typeof kg === 'number' && lb === undefined) return [[`${weight}Lb`, toTenth(kg * poundsPerKilogram)]];
    if (typeof lb === 'number' && kg === undefined) return [[`${weight}Kg`, toTenth(lb / poundsPerKilogram)]];
    return [];
  });
  return { ...figures, ...Object.fromEntries(derived) };
}
