import { britishOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleBasePicture, examplePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { DealsValue } from './deals.ts';

/**
 * In the second of three stages: a product with a price for this stage, one with the same price in all stages, and one
 * that is locked until the third.
 */
export const dealsExample: DealsValue = {
  id: 'deals',
  kind: 'deals',
  heading: 'Deals',
  tabs: [
    { href: '#hot-deals', label: 'Hot deals' },
    { href: '#new-releases', label: 'New releases' },
    { href: '#lucky-draw', label: 'Prize draw' },
  ],
  groups: [
    {
      id: 'hot-deals',
      title: 'Hot deals',
      content: 'While the stage lasts.',
      cards: [
        {
          id: 'flagshipMegatron',
          name: 'Flagship Megatron',
          accent: 'violet',
          describe: 'Robot to tank.',
          identify: 'LIMITED EDITION',
          link: { href: '/uk/flagship-megatron', external: false },
          picture: examplePicture,
          glyph: undefined,
          deal: {
            state: 'open',
            offer: britishOfferExample,
            save: { amount: 130, text: '£130' },
            steps: [],
            hidden: '£??',
          },
          steps: [
            { id: 'early', state: 'past', label: 'Early', price: '£1,199' },
            { id: 'main', state: 'live', label: 'Black Friday', price: '£1,169' },
            { id: 'cyber', state: 'locked', label: 'Cyber Monday', price: '£??' },
          ],
          save: 'Save £130',
          instalments: '3 × £389.67 a month',
          gifts: [
            { id: 'hat', label: 'Cap', picture: examplePicture },
            { id: 'insulatedCup', label: 'Insulated bottle', picture: examplePicture },
          ],
          extendedWarranty: 'Two more years of warranty.',
          paymentMethods: ['Klarna'],
          reveals: undefined,
        },
        {
          id: 'aiBase',
          name: 'AI Base',
          accent: 'cyan',
          describe: 'Under your robot’s feet.',
          link: undefined,
          picture: exampleBasePicture,
          glyph: undefined,
          deal: {
            state: 'open',
            offer: { product: 'aiBase', state: 'soldOut', currency: 'GBP', price: { amount: 199, text: '£199' } },
            steps: [],
            hidden: '£??',
          },
          steps: [],
          save: undefined,
          instalments: undefined,
          gifts: [],
          extendedWarranty: undefined,
          paymentMethods: ['Klarna'],
          reveals: undefined,
        },
      ],
    },
    {
      id: 'new-releases',
      title: 'New releases',
      cards: [
        {
          id: 'flagshipBumblebee',
          name: 'Flagship Bumblebee',
          accent: 'amber',
          describe: 'Robot to car.',
          link: { href: '/uk/flagship-bumblebee', external: false },
          picture: exampleYellowPicture,
          glyph: undefined,
          deal: { state: 'locked', hidden: '£??', opens: '30 November' },
          steps: [],
          save: undefined,
          instalments: undefined,
          gifts: [],
          extendedWarranty: undefined,
          paymentMethods: ['Klarna'],
          reveals: 'Price revealed on 30 November',
        },
      ],
    },
  ],
};
