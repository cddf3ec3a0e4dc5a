import { examplePicture, exampleYellowPicture } from '#tests/support/examples/page.examples.ts';
import type { TheaterValue } from './theater.ts';

export const theaterExample: TheaterValue = {
  id: 'theater',
  kind: 'theater',
  heading: 'Mini theater',
  lead: 'Put two on the table and they will argue.',
  title: 'Old scores',
  caption: 'Two robots, one tabletop.',
  actors: [
    { accent: 'violet', picture: examplePicture },
    { accent: 'amber', picture: exampleYellowPicture },
  ],
  acts: [
    { title: 'Old scores', text: 'Something is settled.', cast: 'Two robots' },
    { title: 'The speech', text: 'Cannon raised.', cast: 'Solo' },
  ],
  play: undefined,
};

/** The same with a play. */
export const playableExample: TheaterValue = {
  ...theaterExample,
  play: {
    name: 'oldScores',
    heightsMm: [480, 420],
    voice: { language: 'en' },
    script: [
      { at: 0.4, line: 'One strikes.' },
      { at: 3.1, line: 'The other strikes back.' },
    ],
  },
};
