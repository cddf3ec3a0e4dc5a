import type { Comparison } from '#core/products/comparison.ts';
import { britishOfferExample } from './offer.examples.ts';
import { examplePicture } from './page.examples.ts';

/** Two products: one on sale at a reduced price, one out of stock without a page and without a drawing. */
export const comparisonExample: Comparison = {
  columns: [
    {
      id: 'flagshipMegatron',
      name: 'Flagship Megatron',
      accent: 'violet',
      link: { href: '/uk/flagship-megatron', external: false },
      offer: britishOfferExample,
      availability: 'In stock',
    },
    {
      id: 'grimlockG1Flagship',
      name: 'Flagship Grimlock',
      accent: 'brass',
      link: { href: 'https://uk.shop.example/grimlock', external: true },
      offer: { product: 'grimlockG1Flagship', state: 'outOfStock', currency: 'GBP' },
      availability: 'Out of stock',
    },
  ],
  differing: [
    { fact: 'servos', label: 'Servos', cells: [{ text: '36', isBest: true }, { text: '34' }] },
    { fact: 'leds', label: 'LEDs', cells: [{ text: '112' }, {}] },
  ],
  shared: [{ fact: 'bluetooth', label: 'Bluetooth', text: '5.0' }],
  lineUp: {
    lines: ['50 cm', '40', '30', '20', '10'],
    products: [
      {
        id: 'flagshipMegatron',
        accent: 'violet',
        drawing: { picture: examplePicture, text: '48 cm', top: 0.96, height: 1, below: 0.05, left: 0.08 },
      },
      { id: 'grimlockG1Flagship', accent: 'brass' },
    ],
    widest: 0.6,
    deepest: 0.05,
    caption: 'To one scale: Flagship Megatron 48 cm.',
  },
};
