import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { pastWindows } from './past-windows.ts';

const banner = (closes: string) =>
  fixtureContent({ banners: { us: [{ id: 'summer', label: 'Summer', window: { closes } }] } });

test('finds a window that closed last year, with the day', () => {
  expect(pastWindows(banner('2025-12-30T00:00[America/New_York]'))).toEqual([
    expect.objectContaining({
      check: 'past-window',
      severity: 'note',
      path: 'textBanners.0.window.closes',
      actual: 'Text banner “Summer”, over since 30 Dec 2025',
    }),
  ]);
});

test('ignores a window that closed this year', () => {
  expect(pastWindows(banner('2026-01-02T00:00[America/New_York]'))).toEqual([]);
});

test('ignores the events of a timeline, which are history', () => {
  const windows = { us: { opens: '2023-05-25T00:00[America/New_York]', closes: '2023-05-26T00:00[America/New_York]' } };
  const events = [
    { id: 'opens', windows },
    { id: 'closes', windows: {} },
  ];
  const page = {
    kind: 'product',
    where: { us: 'always' },
    picture: 'robot/front',
    sections: [{ id: 'timeline', kind: 'timeline', events }],
  };
  const content = fixtureContent({ pages: { signature: page } });
  expect(pastWindows(content)).toEqual([]);
});
