import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { ShapesValue } from './shapes.ts';

export const shapesExample: ShapesValue = {
  id: 'shapes',
  kind: 'shapes',
  anchor: 'shapes',
  heading: 'Opens up',
  shapes: [
    {
      id: 'capsule',
      picture: { ...examplePicture, alt: 'A closed capsule' },
      height: 0.7,
      title: 'Capsule',
      text: 'Closed all round.',
    },
    {
      id: 'robot',
      picture: { ...examplePicture, alt: 'A small robot' },
      height: 1,
      title: 'Robot',
      text: 'On its own feet.',
    },
  ],
};
