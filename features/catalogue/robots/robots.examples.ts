import { reducedOfferExample, unpricedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { RobotsValue } from './robots.ts';

type Robots = RobotsValue;
type Card = Robots['groups'][number]['cards'][number];

const megatron: Card = {
  id: 'flagshipMegatron',
  position: 0,
  family: 'transformers',
  name: 'Flagship Megatron',
  shortName: 'Flagship Megatron',
  describe: 'Robot to tank.',
  identify: undefined,
  accent: 'violet',
  picture: examplePicture,
  glyph: { text: 'MEGATRON', width: 3 },
  link: { href: '/eu/flagship-megatron', external: false },
  offer: reducedOfferExample,
  sale: undefined,
  priceNote: undefined,
  availability: { state: 'buyNow', label: 'In stock' },
  canBeOrdered: true,
  shapes: ['robot', 'tank'],
  heightMm: 480,
  facts: [
    { name: 'shapes', label: 'Shapes', text: 'Robot, Tank' },
    { name: 'height', label: 'Height', text: '48 cm' },
  ],
};

/** A reduced robot with a page, one that only the shop shows and prices, and one that the edition does not sell. */
export const robotsExample: Robots = {
  id: 'list',
  kind: 'robots',
  heading: 'All robots',
  groups: [
    {
      family: 'transformers',
      title: 'Transformers',
      cards: [
        megatron,
        {
          ...megatron,
          id: 'flagshipBumblebee',
          position: 1,
          name: 'Flagship Bumblebee',
          shortName: 'Flagship Bumblebee',
          picture: exampleYellowPicture,
          link: { href: 'https://shop.example/bumblebee', external: true },
          offer: { ...unpricedOfferExample, state: 'outOfStock', buy: undefined },
          priceNote: 'Price in the shop',
          availability: { state: 'outOfStock', label: 'Out of stock' },
          canBeOrdered: false,
          shapes: ['robot', 'car'],
          heightMm: undefined,
          facts: [],
        },
      ],
    },
    {
      family: 'interstellar',
      title: 'Interstellar',
      cards: [
        {
          ...megatron,
          id: 'planetaryRover',
          position: 2,
          family: 'interstellar',
          name: 'Planetary Rover',
          shortName: 'Planetary Rover',
          picture: undefined,
          glyph: { text: 'ROVER', width: 2 },
          link: { href: '/eu/planetary-rover', external: false },
          offer: undefined,
          availability: { state: 'notSold', label: 'Not sold here' },
          canBeOrdered: false,
          shapes: ['rover'],
        },
      ],
    },
  ],
  filter: {
    label: 'Filter and sort',
    shape: 'Shape',
    everyShape: 'Every shape',
    shapes: [
      { value: 'car', label: 'Car' },
      { value: 'tank', label: 'Tank' },
    ],
    family: 'Series',
    everyFamily: 'Every series',
    families: [
      { value: 'transformers', label: 'Transformers' },
      { value: 'interstellar', label: 'Interstellar' },
    ],
    available: 'Can be ordered now',
    sort: 'Sort by',
    orders: [
      { value: '', label: 'Series' },
      { value: 'height', label: 'Height' },
    ],
    reset: 'Reset',
  },
  none: { title: 'Nothing fits.', text: 'Start again.' },
  counts: ['No matches', '1 product', '2 products', '3 products'],
  compare: { href: '/eu/compare', label: 'Compare', counts: ['Choose', '1 of 2', '2 of 2'] },
  choose: { href: '/eu/which-robot', external: false, label: 'Which robot?' },
};
