import type { SectionOf } from '#rules/sections/registry.ts';
import { preOrderExample, unpricedOfferExample } from '../../context/offer.examples.ts';
import { examplePicture } from '../../context/page.examples.ts';

export const carouselExample: SectionOf<'carousel'> = {
  id: 'featured',
  kind: 'carousel',
  slides: [
    {
      id: 'megatron',
      name: 'Flagship Megatron',
      accent: 'violet',
      composition: 'standing',
      surface: 'dark',
      lead: 'Says its line.',
      credit: 'Character rights belong to their owner.',
      showBuy: true,
      picture: examplePicture,
      giant: undefined,
      link: { href: '/us/flagship-megatron', external: false },
      offer: preOrderExample,
      tab: { label: 'Flagship Megatron', note: '$1,499' },
    },
    {
      id: 'bumblebee',
      name: 'Flagship Bumblebee',
      accent: 'amber',
      composition: 'parked',
      surface: 'flood',
      lead: 'A model car worth parking on a shelf.',
      credit: undefined,
      showBuy: false,
      picture: { ...examplePicture, id: 'bumblebee/car', alt: 'A yellow car' },
      giant: undefined,
      offer: unpricedOfferExample,
      tab: { label: 'Flagship Bumblebee', note: undefined },
    },
    {
      id: 'k1Pro',
      name: 'Interstellar Scout K1 Pro',
      accent: 'orange',
      composition: 'word',
      surface: 'dark',
      lead: 'The one to learn on.',
      credit: undefined,
      showBuy: true,
      picture: { ...examplePicture, id: 'k1-pro/robot', alt: 'A small orange robot' },
      giant: { text: 'K1 PRO', width: 2.348 },
      offer: {
        product: 'interstellarScoutK1pro',
        state: 'outOfStock',
        currency: 'USD',
        price: { amount: 399, text: '$399' },
      },
      tab: { label: 'K1 Pro', note: 'Out of Stock' },
    },
  ],
};
