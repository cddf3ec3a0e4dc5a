import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { appDownloadExample } from './app-download.examples.ts';
import { AppDownloadSection } from './app-download.tsx';

test('app download shows a scan code and a link of each region, and the systems that the app runs on', () => {
  const codeFor = (region: string) => {
    const link = { ...appDownloadExample.link, href: `https://hub.kinetra.example/app/${region}` };
    showOnPage(<AppDownloadSection section={{ ...appDownloadExample, link }} />);
    expect(hrefsIn()).toContain(link.href);
    return screen.getByRole('img', { name: 'Scan code of the download page' }).innerHTML;
  };
  expect(codeFor('us')).not.toBe(codeFor('de'));
  expect(textsOf('term')).toEqual(expect.arrayContaining(['iPhone', 'Android']));
  expect(textsOf('definition')).toEqual(expect.arrayContaining(['iOS 13 or later', 'Android 8 or later']));
});
