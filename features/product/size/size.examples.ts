import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { SizeValue } from './size.ts';

export const sizeExample: SizeValue = {
  id: 'size',
  kind: 'size',
  anchor: 'size',
  surface: 'white',
  heading: '48 cm tall.',
  lead: 'Drawn to one scale with a hand.',
  body: {
    name: 'Flagship Megatron',
    text: '48 cm',
    picture: examplePicture,
    side: 'height',
    widthMm: 300,
    heightMm: 480,
    bodyInPicture: { left: 10, top: 5, width: 80, height: 90 },
  },
  things: [{ thing: 'hand', widthMm: 92, heightMm: 180, name: 'Hand', text: '18 cm' }],
  folded: {
    name: 'Tank',
    text: '47.5 cm long',
    picture: { ...examplePicture, alt: 'The same machine as a tank' },
    side: 'width',
    widthMm: 475,
    heightMm: 200,
    bodyInPicture: { left: 5, top: 0, width: 90, height: 60 },
  },
};
