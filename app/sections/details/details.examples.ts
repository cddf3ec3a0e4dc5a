import type { DetailsValue } from '#rules/sections/product/details.ts';
import { exampleOpaquePicture, examplePicture } from '../../context/page.examples.ts';

export const detailsExample: DetailsValue = {
  id: 'details',
  kind: 'details',
  anchor: 'details',
  surface: 'paper',
  heading: 'Look at it from behind.',
  lead: 'Both shapes share every plate.',
  items: [
    {
      id: 'chest',
      picture: exampleOpaquePicture,
      title: 'A bar of light',
      text: 'Part of its 112 LEDs sit in the chest.',
    },
    { id: 'back', picture: examplePicture, title: 'A finished back', text: 'Panels on every side.' },
  ],
};
