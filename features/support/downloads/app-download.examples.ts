import type { AppDownloadValue } from './app-download.ts';

export const appDownloadExample: AppDownloadValue = {
  id: 'app',
  kind: 'app-download',
  anchor: 'download',
  heading: 'Get the app.',
  lead: 'Steer your robot.',
  code: 'Scan code of the download page',
  scan: 'Point your camera at it.',
  systems: [
    { name: 'iPhone', needs: 'iOS 13 or later' },
    { name: 'Android', needs: 'Android 8 or later' },
  ],
  link: { href: 'https://hub.kinetra.example/app/us', external: true, label: 'Open the download page' },
};
