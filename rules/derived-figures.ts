const poundsPerKilogram = 2.20462;

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** A product's figures with its weight in kilograms and in pounds, whichever of both is written down. Pounds and kilograms are rounded to a tenth. */
export function withBothWeights(figures: Record<string, number | string>): Record<string, number | string> {
  const { weightKg, weightLb } = figures;
  if (typeof weightKg === 'number' && weightLb === undefined) return { ...figures, weightLb: toTenth(weightKg * poundsPerKilogram) };
  if (typeof weightLb === 'number' && weightKg === undefined) return { ...figures, weightKg: toTenth(weightLb / poundsPerKilogram) };
  return figures;
}
