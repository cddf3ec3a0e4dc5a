import type { SectionOf } from '#rules/sections/registry.ts';
import { comparisonExample } from '../../context/comparison.examples.ts';

export const compareExample: SectionOf<'compare'> = {
  id: 'compare',
  kind: 'compare',
  anchor: 'compare',
  surface: 'paper',
  heading: 'Among the flagships',
  comparison: { ...comparisonExample, shared: [] },
  all: { href: '/uk/compare?robots=flagshipMegatron%2CgrimlockG1Flagship', external: false },
};
