import { pricedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleBasePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { PairValue } from './pair.ts';

export const pairExample: PairValue = {
  id: 'pair',
  kind: 'pair',
  nav: undefined,
  heading: 'One to drive.\nOne to talk to.',
  lead: 'The robot folds itself into a model car.',
  panels: [
    {
      id: 'bumblebee',
      name: 'Flagship Bumblebee',
      accent: 'amber',
      surface: 'flood',
      shape: 'figure',
      picture: exampleYellowPicture,
      lead: '31 servos.',
      link: { href: '/us/flagship-bumblebee', external: false },
      offer: pricedOfferExample,
    },
    {
      id: 'base',
      name: 'AI Base',
      accent: 'cyan',
      surface: 'dark',
      shape: 'pedestal',
      picture: exampleBasePicture,
      lead: '6 microphones.',
      offer: { product: 'aiBase', state: 'outOfStock', currency: 'USD', price: { amount: 299, text: '$299' } },
    },
  ],
};
