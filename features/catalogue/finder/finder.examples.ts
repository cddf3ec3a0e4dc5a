import { preOrderExample, soldOutOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { FinderValue } from './finder.ts';

/** The questions alone. */
export const finderExample: FinderValue = {
  id: 'finder',
  kind: 'finder',
  heading: 'Which robot?',
  lead: 'A few questions.',
  submit: 'Find it',
  path: '/us/which-robot',
  result: undefined,
  questions: [
    {
      name: 'way',
      title: 'How to program it?',
      note: 'All of them alike.',
      options: [
        {
          value: 'voice',
          label: 'By voice',
          text: 'many commands',
          picture: undefined,
          accent: undefined,
          isChosen: true,
        },
        { value: 'any', label: 'Anyhow', text: undefined, picture: undefined, accent: undefined, isChosen: false },
      ],
    },
    {
      name: 'shape',
      title: 'Which shape?',
      note: undefined,
      options: [
        {
          value: 'car',
          label: 'A car',
          text: undefined,
          picture: exampleYellowPicture,
          accent: 'amber',
          isChosen: false,
        },
        { value: 'any', label: 'Any', text: undefined, picture: undefined, accent: undefined, isChosen: true },
      ],
    },
  ],
};

const megatron = {
  id: 'flagshipMegatron',
  name: 'Flagship Megatron',
  shortName: 'Megatron',
  describe: 'Robot to tank.',
  family: 'transformers',
  accent: 'violet',
  picture: examplePicture,
  glyph: { text: 'MEGATRON', width: 3.87 },
  offer: preOrderExample,
  availability: 'preOrder',
  link: { href: '/us/flagship-megatron', external: false },
} as const;

/** The questions with a robot and another one that is sold out. */
export const answeredFinderExample: FinderValue = {
  ...finderExample,
  result: {
    title: 'Your robot',
    robot: { product: megatron, reasons: ['Takes 42 voice commands.'], misses: ['Costs $99 too much.'] },
    others: [
      {
        product: { ...megatron, id: 'other', name: 'Other Robot', offer: soldOutOfferExample, availability: 'soldOut' },
        reasons: [],
        misses: ['No car'],
      },
    ],
    othersTitle: 'Also',
    change: 'Change an answer.',
    restart: { href: '/us/which-robot', external: false, label: 'Start again' },
  },
};
