import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { VersionsValue } from './versions.ts';

export const versionsExample: VersionsValue = {
  id: 'versions',
  kind: 'versions',
  anchor: 'versions',
  surface: 'paper',
  nav: 'Versions',
  heading: 'Standard, or limited.',
  lead: 'The same machine, in two versions.',
  included: 'Included',
  missing: 'Not included',
  versions: [
    { id: 'standard', name: 'Standard', picture: examplePicture },
    { id: 'limited', name: 'Limited edition', picture: undefined },
  ],
  rows: [
    { id: 'commands', label: '16 voice commands', cells: [true, true] },
    { id: 'units', label: 'One of 3,000 units', cells: [false, true] },
  ],
  prices: [{ id: 'price', label: 'Price', cells: ['$799', '$899'] }],
};
