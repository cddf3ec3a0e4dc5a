import { accessoryOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleBasePicture } from '#tests/support/examples/page.examples.ts';
import type { AccessoriesValue } from './accessories.ts';

export const accessoriesExample: AccessoriesValue = {
  id: 'accessories',
  kind: 'accessories',
  surface: 'paper',
  heading: 'Goes with it',
  items: [
    {
      id: 'aiBase',
      name: 'AI Base',
      accent: 'cyan',
      picture: exampleBasePicture,
      glyph: undefined,
      text: 'More actions than it can do alone.',
      link: { href: '/uk/ai-base', external: false },
      offer: accessoryOfferExample,
    },
  ],
};
