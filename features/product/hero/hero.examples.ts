import { preOrderExample, reducedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { HeroValue } from './hero.ts';

export const heroExample: HeroValue = {
  id: 'hero',
  kind: 'hero',
  anchor: 'banner',
  nav: 'Overview',
  name: 'Flagship Megatron',
  line: 'Flagship',
  word: ['MEGA', 'TRON'],
  wordWidth: [3.87, 2.02, 1.999],
  bodyWidth: 0.6,
  picture: examplePicture,
  sentence: 'Say the word, and it drives away.',
  height: '18.9 in tall',
  instalments: '12 payments of $124.92',
  delivery: 'Expected in Q4 2025. The date may change.',
  noticeLink: undefined,
  subscribe: undefined,
  offer: preOrderExample,
  sale: undefined,
};

/** With a promotional price, in an edition that must state the lowest price of the last 30 days. */
export const reducedHeroExample: HeroValue = {
  ...heroExample,
  instalments: undefined,
  offer: reducedOfferExample,
  sale: { name: 'Cyber Monday', saving: 'Save €160', until: 'Until 2 December' },
};
