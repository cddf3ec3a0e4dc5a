import { comparisonExample } from '#tests/support/examples/comparison.examples.ts';
import type { ComparisonValue } from './comparison.ts';

export const comparisonSectionExample: ComparisonValue = {
  id: 'comparison',
  kind: 'comparison',
  surface: 'paper',
  heading: 'Comparison',
  chooser: {
    action: '/uk/compare',
    slots: [
      { label: 'Robot 1', chosen: 'flagshipMegatron' },
      { label: 'Robot 2', chosen: 'grimlockG1Flagship' },
      { label: 'Robot 3', chosen: undefined },
      { label: 'Robot 4', chosen: undefined },
    ],
    groups: [
      {
        family: 'transformers',
        label: 'Transformers',
        options: [
          { id: 'flagshipMegatron', name: 'Flagship Megatron' },
          { id: 'grimlockG1Flagship', name: 'Flagship Grimlock' },
        ],
      },
    ],
  },
  status: 'Flagship Megatron and Flagship Grimlock.',
  notes: ['One robot was left out.'],
  comparison: comparisonExample,
};
