import { exampleOpaquePicture, examplePicture } from '#tests/support/examples/page.examples.ts';
import type { GalleryValue } from './gallery.ts';

export const galleryExample: GalleryValue = {
  id: 'gallery',
  kind: 'gallery',
  anchor: 'gallery',
  nav: 'Gallery',
  heading: 'Look closer',
  pictures: [
    {
      picture: examplePicture,
      label: 'Open full screen: A violet tank robot, standing',
      position: '1 / 2',
    },
    { picture: exampleOpaquePicture, label: 'Open full screen: A stage', position: '2 / 2' },
  ],
};
