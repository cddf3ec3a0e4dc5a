import { exampleBasePicture } from '#tests/support/examples/page.examples.ts';
import type { PartsValue } from './parts.ts';

export const partsExample: PartsValue = {
  id: 'controls',
  kind: 'parts',
  anchor: 'controls',
  surface: 'paper',
  heading: 'What to press, what to plug in',
  picture: exampleBasePicture,
  groups: [
    {
      id: 'buttons',
      title: 'Buttons',
      parts: [{ id: 'wake', drawing: 'wake', number: '1', title: 'Wake', text: 'It listens.' }],
    },
    {
      id: 'ports',
      title: 'Ports',
      parts: [{ id: 'typeC', drawing: 'typeC', number: '2', title: 'Type-C', text: 'On the back.' }],
    },
  ],
};
