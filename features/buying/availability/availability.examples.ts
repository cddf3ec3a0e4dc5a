import { examplePicture } from '#tests/support/examples/page.examples.ts';
import { noticeExample } from '../../notices/notice-form.examples.ts';
import type { AvailabilityValue } from './availability.ts';

/** A product that is sold out, with the nearest one that can be had. */
export const availabilityExample: AvailabilityValue = {
  id: 'availability',
  kind: 'availability',
  title: 'Sold out since 1 December 2025',
  text: 'Our shop has none left.',
  shop: undefined,
  notice: noticeExample,
  elsewhere: [],
  whereToBuy: { href: '/uk/where-to-buy', external: false, label: 'Where to buy' },
  nearest: {
    title: 'Available now',
    id: 'flagshipBumblebee',
    name: 'Flagship Bumblebee',
    shortName: 'Flagship Bumblebee',
    describe: '31 servos.',
    family: 'transformers',
    accent: 'amber',
    picture: examplePicture,
    glyph: { text: 'BUMBLEBEE', width: 4 },
    availability: 'buyNow',
    offer: {
      product: 'flagshipBumblebee',
      state: 'buyNow',
      currency: 'GBP',
      price: { amount: 1149, text: '£1,149' },
    },
    link: { href: '/uk/flagship-bumblebee', external: false },
  },
};
