import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { EcosystemValue } from './ecosystem.ts';

export const ecosystemExample: EcosystemValue = {
  id: 'ecosystem',
  kind: 'ecosystem',
  heading: 'Teach it once.\nShare it with everyone.',
  lead: 'Two tools sit behind every robot.',
  studio: {
    title: 'KINETRA Studio',
    text: 'Set keyframes.',
    action: 'Open Studio',
    link: { href: 'https://studio.example', external: true },
    lanes: { head: 'Head', shoulder: 'Shoulder', elbow: 'Elbow', wrist: 'Wrist', lights: 'LEDs', voice: 'Voice' },
    stage: { accent: 'violet', picture: examplePicture, title: 'Slow salute' },
  },
  hub: {
    title: 'KINETRA Hub',
    text: 'Download actions.',
    action: 'Visit the Hub',
    link: { href: 'https://hub.example', external: true },
    actions: [
      {
        id: 'slowSalute',
        title: 'Slow salute',
        length: '0:14',
        robot: 'Flagship Megatron',
        accent: 'violet',
        picture: examplePicture,
      },
    ],
  },
};
