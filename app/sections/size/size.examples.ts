import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../context/page.examples.ts';

export const sizeExample: SectionOf<'size'> = {
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
    pictureWidth: 1.2,
    left: 0.1,
    top: 0.05,
  },
  things: [{ thing: 'hand', widthMm: 92, heightMm: 180, name: 'Hand', text: '18 cm' }],
  folded: {
    name: 'Tank',
    text: '47.5 cm long',
    picture: { ...examplePicture, alt: 'The same machine as a tank' },
    side: 'width',
    widthMm: 475,
    heightMm: 200,
    pictureWidth: 1.1,
    left: 0.05,
    top: 0,
  },
};
