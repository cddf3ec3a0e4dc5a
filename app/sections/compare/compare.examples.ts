import type { SectionOf } from '#rules/sections/registry.ts';
import { britishOfferExample } from '../../context/offer.examples.ts';
import { examplePicture } from '../../context/page.examples.ts';

export const compareExample: SectionOf<'compare'> = {
  id: 'compare',
  kind: 'compare',
  anchor: 'compare',
  surface: 'paper',
  heading: 'Among the flagships',
  priceLabel: 'Price',
  columns: [
    {
      id: 'flagshipMegatron',
      name: 'Flagship Megatron',
      accent: 'violet',
      picture: examplePicture,
      glyph: undefined,
      link: { href: '/uk/flagship-megatron', external: false },
      offer: britishOfferExample,
    },
    {
      id: 'grimlockG1Flagship',
      name: 'Flagship Grimlock',
      accent: 'brass',
      picture: undefined,
      glyph: { text: 'GRIMLOCK', width: 3.666 },
      link: undefined,
      offer: {
        product: 'grimlockG1Flagship',
        state: 'outOfStock',
        currency: 'GBP',
        price: { amount: 1599, text: '£1,599' },
      },
    },
  ],
  rows: [{ id: 'servos', label: 'Servos', cells: ['36', '34'] }],
};
