import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture, exampleYellowPicture } from '../../context/page.examples.ts';

/** A campaign of two parts, the first of which is over. */
export const promoBannersExample: SectionOf<'promo-banners'> = {
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
      days: '14–21 November',
      isOver: true,
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
      days: '22 November – 2 December',
      isOver: false,
      notice: undefined,
    },
  ],
  action: { href: '/de/black-friday', external: false, label: 'To the deals' },
};
