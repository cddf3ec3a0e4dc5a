import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../page.examples.ts';

export const accessoriesExample: SectionOf<'accessories'> = {
  id: 'accessories',
  kind: 'accessories',
  surface: 'paper',
  heading: 'Goes with it',
  items: [
    {
      id: 'aiBase',
      name: 'AI Base',
      accent: 'base',
      picture: { ...examplePicture, id: 'base/base' },
      text: 'More actions than it can do alone.',
      link: { href: '/uk/ai-base', external: false },
      offer: {
        product: 'aiBase',
        state: 'buyNow',
        currency: 'GBP',
        price: { amount: 199, text: '£199' },
        buy: { href: 'https://uk.shop.example/products/ai-base', external: true },
      },
    },
  ],
};
