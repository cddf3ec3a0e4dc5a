import type { ProgrammingWaysValue } from './programming-ways.ts';

export const programmingWaysExample: ProgrammingWaysValue = {
  id: 'ways',
  kind: 'programming-ways',
  anchor: 'ways',
  surface: 'white',
  heading: 'Five ways to teach it.',
  lead: 'Start with a button.',
  cards: [
    {
      mode: 'blocks',
      title: 'Block-based',
      text: 'Stack blocks.',
      steps: ['Pick a block.', 'Run it.'],
      stack: ['when I hear “salute”', 'raise right arm to', 'wait', 'light the cannon'],
      values: ['82°', '1.5 s'],
    },
    {
      mode: 'manual',
      title: 'Manual',
      text: 'Set the joints by hand.',
      steps: ['Set an arm.', 'Keep the pose.'],
      angle: '48°',
      pose: 'pose kept',
    },
    { mode: 'pc', title: 'PC', text: 'Curves and keyframes.', steps: ['Open Studio.', 'Set keyframes.'] },
    {
      mode: 'voice',
      title: 'Voice-activated',
      text: 'Say it in order.',
      steps: [
        { say: '“Start programming”', does: 'It listens.' },
        { say: '“Forward”', does: 'It keeps it.' },
        { say: '“Execute”', does: 'It does it.' },
        { say: '“Cancel”', does: 'It stops.' },
      ],
    },
    {
      mode: 'easy',
      title: 'Easy',
      text: 'Ready-made moves.',
      steps: ['Press a button.', 'Press more.'],
      moves: ['Advance', 'Turn', 'Aim', 'Taunt'],
    },
  ],
  sharing: {
    title: 'A program is a link.',
    text: 'All of it is in the address.',
    points: [{ title: 'Send it', text: 'Copy the link.' }],
    link: { href: 'https://hub.example', external: true, label: 'Open the Hub' },
  },
};
