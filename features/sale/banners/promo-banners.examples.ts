import { reducedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { PromoBannersValue } from './promo-banners.ts';

/** A campaign of two parts, the first of which is live. */
export const promoBannersExample: PromoBannersValue = {
  id: 'promo',
  kind: 'promo-banners',
  anchor: 'dates',
  banners: [
    {
      id: 'early',
      surface: 'dark',
      accent: 'amber',
      picture: exampleYellowPicture,
      title: ['Early', 'Black', 'Friday'],
      titleWidth: [7.04, 2.39],
      text: 'The first prices fall.',
      isOver: false,
      days: '14–21 November',
      sale: { name: 'Early Black Friday', saving: 'Save €160', until: 'Until 21 November' },
      product: { name: 'Flagship Megatron', accent: 'violet', offer: reducedOfferExample },
      countdown: {
        label: 'Ends',
        to: Date.UTC(2026, 10, 22),
        date: 'on 21 November at 23:59 CET',
      },
      notice: undefined,
    },
    {
      id: 'main',
      surface: 'flood',
      accent: 'violet',
      picture: examplePicture,
      title: ['Black', 'Friday'],
      titleWidth: [4.79, 2.39],
      text: 'Then all of them.',
      isOver: false,
      days: '22 November – 2 December',
      notice: undefined,
    },
  ],
  action: { href: '/de/black-friday', external: false, label: 'To the deals' },
};
