import type { SectionOf } from '#rules/sections/registry.ts';
import { exampleOpaquePicture, examplePicture } from '../../context/page.examples.ts';

export const hightechExample: SectionOf<'hightech'> = {
  id: 'technology',
  kind: 'hightech',
  surface: 'white',
  heading: 'Nothing on it is only for show.',
  lead: 'Every plate belongs to both shapes.',
  closeUps: [
    {
      id: 'face',
      picture: exampleOpaquePicture,
      title: 'A face that lights up',
      text: '112 LEDs tell you what it is doing.',
    },
    { id: 'tracks', picture: examplePicture, title: 'Tracks that fold away', text: 'They carry the tank at 10 cm/s.' },
  ],
};
