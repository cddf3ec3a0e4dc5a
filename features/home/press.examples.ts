import type { PressValue } from './press.ts';

export const pressExample: PressValue = {
  id: 'press',
  kind: 'press',
  heading: 'What reviewers say',
  note: 'Sample outlets and quotes.',
  quotes: [
    { id: 'seams', text: '“You stop looking for the seams.”', outlet: 'Sample Weekly', product: 'Flagship Megatron' },
    {
      id: 'shelf',
      text: '“A shelf piece that earns the shelf.”',
      outlet: 'Example Quarterly',
      product: 'Bumblebee G1 Performance',
    },
  ],
};
