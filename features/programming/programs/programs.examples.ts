import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { ProgramsValue } from './programs.ts';

export const programsExample: ProgramsValue = {
  id: 'programming',
  kind: 'programs',
  anchor: 'programming',
  nav: 'Programming',
  surface: 'white',
  heading: 'Teach it to salute.',
  lead: 'Start with a button.',
  actions: {
    open: 'See it in action',
    title: 'Program actions',
    items: [
      {
        id: 'transform',
        picture: examplePicture,
        clip: undefined,
        title: 'Transform',
        description: 'From robot to tank.',
      },
    ],
  },
  samples: [{ title: 'A first program', program: 'say(Hello).repeat2(walk2.turn180)' }],
  open: 'Open in the playground',
  page: { href: '/us/programming?robot=flagship-megatron', label: 'Five ways to program' },
};
