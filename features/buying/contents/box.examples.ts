import type { BoxValue } from './box.ts';

export const boxExample: BoxValue = {
  id: 'box',
  kind: 'box',
  surface: 'white',
  heading: 'In the box',
  items: [
    { id: 'product', count: 1, title: 'Flagship Megatron', text: undefined },
    { id: 'shells', count: 4, title: 'Shells', text: 'For the cannon.' },
  ],
};
