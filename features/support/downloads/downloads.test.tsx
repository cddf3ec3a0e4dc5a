import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { downloadsExample } from './downloads.examples.ts';
import { DownloadsSection } from './downloads.tsx';

test('downloads link to the desktop tool and to the manuals, if there are any, and explain the firmware', () => {
  showOnPage(<DownloadsSection section={downloadsExample} />);
  expect(hrefsIn()).toEqual(expect.arrayContaining(['https://studio.kinetra.example', '/us/manuals']));
  expect([textsOf('term')[0], textsOf('definition')[0]]).toEqual(['Robots', 'Through the app.']);
  showOnPage(<DownloadsSection section={{ ...downloadsExample, manuals: undefined }} />);
  expect(screen.queryAllByText(/manuals/i)).toEqual([]);
  expect(hrefsIn()).not.toContain('/us/manuals');
});
