import { accessoryOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleBasePicture } from '#tests/support/examples/page.examples.ts';
import type { OffersValue } from './offers.ts';

export const offersExample: OffersValue = {
  id: 'offers',
  kind: 'offers',
  anchor: 'offers',
  surface: 'paper',
  heading: 'Alone, or with a robot',
  products: [
    {
      id: 'aiBase',
      name: 'AI Base',
      accent: 'cyan',
      offer: accessoryOfferExample,
      instalments: '3 × £66.33 a month',
      picture: exampleBasePicture,
      glyph: undefined,
      text: 'For the robot that you have.',
      points: ['Six microphones'],
    },
    {
      id: 'bundle',
      name: 'Bundle',
      accent: 'blue',
      offer: { product: 'bundle', state: 'outOfStock', currency: 'GBP', price: { amount: 898, text: '£898' } },
      instalments: undefined,
      picture: undefined,
      glyph: { text: 'BUNDLE', width: 2.7 },
      text: 'Both in one order.',
      points: [],
    },
  ],
  law: [],
  instalmentNote: 'Interest-free.',
  payments: 'Ways to pay.',
  paymentMarks: ['Klarna', 'Visa'],
};
