import { exampleOpaquePicture, examplePicture } from '#tests/support/examples/page.examples.ts';
import type { DetailsValue } from './details.ts';

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
