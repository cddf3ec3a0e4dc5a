import type { DownloadsValue } from './downloads.ts';

export const downloadsExample: DownloadsValue = {
  id: 'downloads',
  kind: 'downloads',
  surface: 'white',
  studio: {
    title: 'KINETRA Studio',
    text: 'Keyframes and curves.',
    link: 'Open Studio',
    address: { href: 'https://studio.kinetra.example', external: true },
  },
  firmware: {
    title: 'Firmware',
    text: 'There are no files to download.',
    items: [{ name: 'Robots', text: 'Through the app.' }],
  },
  manuals: {
    title: 'Manuals',
    text: 'A guide for each robot.',
    link: 'See all manuals',
    address: { href: '/us/manuals', external: false },
  },
};
