import { preOrderExample, soldOutOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { ClosingValue } from './closing.ts';

export const closingExample: ClosingValue = {
  id: 'closing',
  kind: 'closing',
  heading: 'Ready when you give the order.',
  lead: 'Robot on the shelf, tank on the desk.',
  picture: { ...examplePicture, id: 'megatron/tank' },
  instalments: '12 × $124.92 a month',
  noticeLink: undefined,
  link: { href: '/us/technical-support', external: false, label: 'Talk to us' },
  offer: preOrderExample,
};

/** Sold out, at a promotional price. */
export const soldOutClosingExample: ClosingValue = {
  ...closingExample,
  heading: 'Off duty for now.',
  instalments: undefined,
  noticeLink: { href: '#availability', label: 'Tell me when' },
  link: undefined,
  offer: soldOutOfferExample,
};

/** A product that the edition does not sell. */
export const unsoldClosingExample: ClosingValue = {
  ...closingExample,
  heading: 'On duty elsewhere.',
  instalments: undefined,
  link: { href: 'https://hub.example/', external: true, label: 'Visit the Hub' },
  offer: undefined,
};
