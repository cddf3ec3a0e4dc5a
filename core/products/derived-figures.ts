const poundsPerKilogram = 2.20462;

/** Names of figures that are weights, without their unit. */
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
