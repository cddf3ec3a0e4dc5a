import type { AccessoriesValue } from '#rules/sections/buying/accessories.ts';
import { accessoryOfferExample } from '../../context/offer.examples.ts';
import { exampleBasePicture } from '../../context/page.examples.ts';

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
