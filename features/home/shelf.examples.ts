import { soldOutOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { ShelfValue } from './shelf.ts';

export const shelfExample: ShelfValue = {
  id: 'shelf',
  kind: 'shelf',
  heading: 'Make Life More Fun',
  cards: [
    {
      id: 'megatron',
      name: 'Flagship Megatron',
      accent: 'violet',
      describe: 'Robot to tank.',
      identify: 'LIMITED EDITION',
      picture: examplePicture,
      glyph: undefined,
      link: { href: '/eu/flagship-megatron', external: false },
      offer: soldOutOfferExample,
    },
    {
      id: 'elite',
      name: 'Elite Optimus Prime',
      accent: 'blue',
      describe: 'Truck to leader.',
      identify: undefined,
      picture: undefined,
      glyph: { text: 'ELITE', width: 1.884 },
      offer: {
        product: 'eliteOptimusPrime',
        state: 'buyNow',
        currency: 'EUR',
        price: { amount: 699, text: '€699' },
        buy: { href: 'https://eu.shop.example/products/elite-optimus-prime', external: true },
      },
    },
    {
      id: 'base',
      name: 'AI Base',
      accent: 'cyan',
      describe: 'Under your robot’s feet.',
      identify: undefined,
      picture: examplePicture,
      glyph: undefined,
      link: { href: '/eu/ai-base', external: false },
      offer: {
        product: 'aiBase',
        state: 'buyNow',
        currency: 'EUR',
        buy: { href: 'https://eu.shop.example/products/ai-base', external: true },
      },
    },
  ],
};
