import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { RewardsValue } from './rewards.ts';

export const rewardsExample: RewardsValue = {
  id: 'rewards',
  kind: 'rewards',
  anchor: 'special-offers',
  surface: 'white',
  heading: 'Spend more, carry more home.',
  lead: 'In the same box.',
  tiers: [
    {
      id: 'bottle',
      picture: examplePicture,
      figure: '£299',
      title: 'Insulated bottle',
      text: 'From this order value on.',
    },
    { id: 'first', picture: undefined, figure: 'First 3', title: 'Something else', text: 'For the first orders.' },
  ],
  note: 'If no size is given, a random one is sent.',
};
