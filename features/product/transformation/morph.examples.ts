import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { MorphValue } from './morph.ts';

export const morphExample: MorphValue = {
  id: 'transformation',
  kind: 'morph',
  anchor: 'transformation',
  nav: 'Transformation',
  heading: 'One sentence apart.',
  from: { word: 'Robot', width: 2.27, caption: '5 cm/s on foot' },
  to: { word: 'Tank', width: 3.38, caption: '10 cm/s on tracks' },
  film: {
    ...examplePicture,
    id: 'megatron/transformation',
    alt: 'A robot folds into a tank',
    width: 10080,
    height: 411,
    frames: 21,
  },
};
