import { exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { SaleHeroValue } from './sale-hero.ts';

/** In the first stage, with a saving. */
export const saleHeroExample: SaleHeroValue = {
  id: 'hero',
  kind: 'sale-hero',
  anchor: 'top',
  surface: 'dark',
  tone: 'signal',
  accent: 'amber',
  picture: exampleYellowPicture,
  title: ['Black', 'Friday'],
  titleWidth: [4.79, 2.39],
  line: 'Stage 1 of 3: Early Black Friday',
  days: '14 November – 4 December',
  heading: 'Early prices are live.',
  saving: 'Up to £130 off',
  deals: { label: 'See early deals', href: '#hot-deals' },
  terms: { label: 'Terms', href: '#terms' },
  countdown: {
    label: 'Early prices end',
    to: Date.UTC(2026, 10, 22),
    date: 'on 21 November at 23:59 GMT',
  },
};

/** Between two stages, in a product's colour, without reduced prices. */
export const betweenStagesExample: SaleHeroValue = {
  ...saleHeroExample,
  surface: 'flood',
  line: undefined,
  saving: undefined,
  countdown: { label: 'Black Friday opens', to: Date.UTC(2026, 10, 22, 9), date: 'on 22 November at 09:00 GMT' },
};
