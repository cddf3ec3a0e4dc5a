import type { GalleryValue } from '#rules/sections/product/gallery.ts';
import { exampleOpaquePicture, examplePicture } from '../../context/page.examples.ts';

export const galleryExample: GalleryValue = {
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
