import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../page.examples.ts';

export const pairExample: SectionOf<'pair'> = {
  id: 'pair',
  kind: 'pair',
  heading: 'One to drive.\nOne to talk to.',
  lead: 'The robot folds itself into a model car.',
  panels: [
    {
      id: 'bumblebee',
      name: 'Flagship Bumblebee',
      accent: 'bumblebee',
      surface: 'flood',
      shape: 'figure',
      picture: { ...examplePicture, id: 'bumblebee/robot', alt: 'A yellow robot' },
      lead: '31 servos.',
      link: { href: '/us/flagship-bumblebee', external: false },
      offer: {
        product: 'flagshipBumblebee',
        state: 'buyNow',
        currency: 'USD',
        price: { amount: 1299, text: '$1,299' },
        buy: { href: 'https://us.shop.example/products/flagship-bumblebee', external: true },
      },
    },
    {
      id: 'base',
      name: 'AI Base',
      accent: 'base',
      surface: 'dark',
      shape: 'pedestal',
      picture: { ...examplePicture, id: 'base/base', alt: 'A white pedestal' },
      lead: '6 microphones.',
      offer: { product: 'aiBase', state: 'outOfStock', currency: 'USD', price: { amount: 299, text: '$299' } },
    },
  ],
};
