import type { Vocabulary } from '#apps/playground/voice/vocabulary.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { PlaygroundValue } from './playground.ts';

export const playgroundExample: PlaygroundValue = {
  id: 'playground',
  kind: 'playground',
  anchor: 'playground',
  surface: 'paper',
  heading: 'Program it here.',
  lead: 'Put blocks in a row.',
  choose: 'Choose a robot',
  accent: 'violet',
  name: 'Flagship Megatron',
  voice: { language: 'en' },
  robot: {
    page: 'flagship-megatron',
    product: 'flagshipMegatron',
    robot: 'tank',
    picture: examplePicture,
    sample: 'wave.say(Hello).walk2',
    moves: [
      { word: 'Advance', does: 'walk2' },
      { word: 'Turn', does: 'turn90' },
      { word: 'Wave', does: 'wave' },
      { word: 'Transform', does: 'transform' },
    ],
    line: '“Megatron, transform.”',
    groups: [
      { title: 'Start', words: [['Start programming', 'start']] },
      {
        title: 'Commands',
        words: [
          ['Transform', 'transform'],
          ['Forward', 'walk2'],
        ],
      },
    ],
  },
  robots: [
    {
      page: 'flagship-megatron',
      href: '/us/programming?robot=flagship-megatron',
      name: 'Megatron',
      accent: 'violet',
      picture: examplePicture,
      glyph: { text: 'MEGATRON', width: 3.87 },
    },
    {
      page: 'flagship-bumblebee',
      href: '/us/programming?robot=flagship-bumblebee',
      name: 'Bumblebee',
      accent: 'amber',
      picture: undefined,
      glyph: { text: 'BUMBLEBEE', width: 4.14 },
    },
  ],
};

export const vocabularyExample: Vocabulary = {
  name: 'Megatron',
  groups: [
    { title: 'Start', words: [['Start programming', 'start']] },
    {
      title: 'Commands',
      words: [
        ['Transform', 'transform'],
        ['Robot mode', 'first'],
        ['Tank mode', 'other'],
        ['Drive', 'other.walk3'],
        ['Forward', 'walk2'],
        ['À l’arrêt', 'wait1'],
        ['Salute', 'wave'],
      ],
    },
    { title: 'Execute', words: [['Execute', 'execute']] },
    { title: 'Cancel', words: [['Cancel', 'cancel']] },
  ],
};
