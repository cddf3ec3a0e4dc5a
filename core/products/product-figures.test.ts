import { expect, test } from 'vitest';
import { withBothWeights } from './product-figures.ts';

test('a weight in kilograms is added in pounds', () => {
  expect(withBothWeights({ weightKg: 3.8, servos: 36 })).toEqual({ weightKg: 3.8, weightLb: 8.4, servos: 36 });
});

test('a weight in pounds is added in kilograms', () => {
  expect(withBothWeights({ weightLb: 5.7 })).toEqual({ weightLb: 5.7, weightKg: 2.6 });
});

test('a weight written in both units stays as written', () => {
  expect(withBothWeights({ weightKg: 2.8, weightLb: 6.2 })).toEqual({ weightKg: 2.8, weightLb: 6.2 });
});

test('the packed weight is converted, too', () => {
  expect(withBothWeights({ weightKg: 2.3, packedWeightKg: 4 })).toMatchObject({ weightLb: 5.1, packedWeightLb: 8.8 });
});

test('a product without a weight gets none', () => {
  expect(withBothWeights({ servos: 27 })).toEqual({ servos: 27 });
});
