import type { SectionOf } from '#rules/sections/registry.ts';
import { exampleOpaquePicture, examplePicture } from '../../context/page.examples.ts';

export const galleryExample: SectionOf<'gallery'> = {
  id: 'gallery',
  kind: 'gallery',
  anchor: 'gallery',
  nav: 'Gallery',
  heading: 'Look closer',
  pictures: [
    {
      picture: examplePicture,
      ground: 'light',
      label: 'Open full screen: A violet tank robot, standing',
      position: '1 / 2',
    },
    { picture: exampleOpaquePicture, ground: 'dark', label: 'Open full screen: A stage', position: '2 / 2' },
  ],
};
