import { comparisonExample } from '#tests/support/examples/comparison.examples.ts';
import type { CompareValue } from './compare.ts';

export const compareExample: CompareValue = {
  id: 'compare',
  kind: 'compare',
  anchor: 'compare',
  surface: 'paper',
  heading: 'Among the flagships',
  comparison: { ...comparisonExample, shared: [] },
  all: { href: '/uk/compare?robots=flagshipMegatron%2CgrimlockG1Flagship', external: false },
};
