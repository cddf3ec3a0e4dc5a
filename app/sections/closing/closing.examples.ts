import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../page.examples.ts';

export const closingExample: SectionOf<'closing'> = {
  id: 'closing',
  kind: 'closing',
  heading: 'Ready when you give the order.',
  lead: 'Robot on the shelf, tank on the desk.',
  picture: { ...examplePicture, id: 'megatron/tank' },
  instalments: '12 × $124.92 a month',
  link: { href: '/us/technical-support', external: false, label: 'Talk to us' },
  offer: {
    product: 'flagshipMegatron',
    state: 'preOrder',
    currency: 'USD',
    price: { amount: 1499, text: '$1,499' },
    buy: { href: 'https://us.shop.example/products/flagship-megatron', external: true },
  },
};

/** Sold out, at an activity price. */
export const soldOutClosingExample: SectionOf<'closing'> = {
  ...closingExample,
  heading: 'Off duty for now.',
  instalments: undefined,
  link: undefined,
  offer: {
    product: 'flagshipMegatron',
    state: 'soldOut',
    currency: 'EUR',
    price: { amount: 1439, text: '€1,439' },
    regular: { amount: 1599, text: '€1,599' },
  },
};
