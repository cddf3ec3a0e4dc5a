import type { CompareValue } from '#rules/sections/buying/compare.ts';
import { comparisonExample } from '../../context/comparison.examples.ts';

export const compareExample: CompareValue = {
  id: 'compare',
  kind: 'compare',
  anchor: 'compare',
  surface: 'paper',
  heading: 'Among the flagships',
  comparison: { ...comparisonExample, shared: [] },
  all: { href: '/uk/compare?robots=flagshipMegatron%2CgrimlockG1Flagship', external: false },
};
