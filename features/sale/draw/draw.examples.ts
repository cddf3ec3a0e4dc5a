import { exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { DrawValue } from './draw.ts';

export const drawExample: DrawValue = {
  id: 'draw',
  kind: 'draw',
  anchor: 'lucky-draw',
  accent: 'amber',
  heading: 'Every order is a ticket.',
  lead: 'One order, one ticket.',
  facts: [
    { term: 'Prize', detail: 'Flagship Bumblebee' },
    { term: 'Result', detail: 'By 10 December 2024' },
  ],
  law: [],
  action: { label: 'See the deals', href: '#hot-deals' },
  picture: exampleYellowPicture,
};
