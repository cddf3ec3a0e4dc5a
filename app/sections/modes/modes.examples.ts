import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../context/page.examples.ts';

export const modesExample: SectionOf<'modes'> = {
  id: 'programming',
  kind: 'modes',
  anchor: 'programming',
  nav: 'Programming',
  surface: 'white',
  heading: 'Five ways to teach it.',
  lead: 'Start with a button.',
  cards: [
    {
      mode: 'blocks',
      title: 'Block-based',
      text: 'Stack blocks.',
      label: 'NEW',
      stack: ['when I hear “salute”', 'raise right arm to', 'wait', 'light the cannon'],
      values: ['82°', '1.5 s'],
    },
    { mode: 'manual', title: 'Manual', text: 'Set the joints by hand.', angle: '48°', pose: 'pose kept' },
    { mode: 'pc', title: 'PC', text: 'Curves and keyframes.' },
    { mode: 'voice', title: 'Voice-activated', text: 'Say “start programming”.' },
    { mode: 'easy', title: 'Easy', text: 'Ready-made moves.', moves: ['Advance', 'Turn', 'Aim', 'Taunt'] },
  ],
  actions: {
    open: 'See it in action',
    title: 'Program actions',
    items: [{ id: 'transform', picture: examplePicture, title: 'Transform', description: 'From robot to tank.' }],
  },
};
