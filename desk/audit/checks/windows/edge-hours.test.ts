import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { clockChangeDays, inclusiveEnds, oddHours } from './edge-hours.ts';

const closing = (closes: string) =>
  fixtureContent({ banners: { de: [{ id: 'summer', label: 'Summer', window: { closes } }] } });
const opening = (opens: string) =>
  fixtureContent({ banners: { de: [{ id: 'summer', label: 'Summer', window: { opens } }] } });

describe('edges at odd hours', () => {
  test('finds a banner that ends at midnight in China, with its last minute in the edition', () => {
    expect(oddHours(closing('2025-08-28T00:00[+08:00]'))).toEqual([
      {
        check: 'odd-hour',
        severity: 'warning',
        file: 'regions/de.yaml',
        path: 'textBanners.0.window.closes',
        edition: 'de',
        instant: Date.parse('2025-08-27T16:00:00Z'),
        slug: '',
        actual:
          'Text banner “Summer” closes at 18:00 CEST on 27 Aug 2025 (last seen at 17:59), written as 00:00 in +08:00: the end of a day in +08:00, not in this edition',
        fix: 'Write an hour that suits the edition, in its own zone [Europe/Berlin], or accept this one.',
      },
    ]);
  });

  test.each([
    ['2025-09-22T07:00[+08:00]', 'in the night of this edition'],
    ['2026-11-22T05:30[Europe/Berlin]', 'in the night of this edition'],
    ['2026-11-22T00:30[Europe/Berlin]', 'in the night of this edition'],
    ['2026-11-22T09:15[Europe/Berlin]', 'neither a full nor a half hour'],
    ['2026-11-22T00:00:30[Europe/Berlin]', 'neither a full nor a half hour'],
  ])('finds an opening at %s: %s', (opens, why) => {
    expect(oddHours(opening(opens))).toEqual([
      expect.objectContaining({ path: 'textBanners.0.window.opens', actual: expect.stringContaining(`: ${why}`) }),
    ]);
  });

  test.each([
    '2026-11-22T00:00[Europe/Berlin]',
    '2026-11-22T06:00[Europe/Berlin]',
    '2026-11-22T09:30[Europe/Berlin]',
    '2025-03-27T23:00[+08:00]',
    '2026-11-22T23:00[Europe/London]',
  ])('accepts an opening at %s', (opens) => {
    expect(oddHours(opening(opens))).toEqual([]);
  });

  test('reports a time taken from a campaign once, at the campaign', () => {
    const campaigns = {
      sale: {
        stages: [
          {
            id: 'early',
            windows: { de: { opens: '2026-11-14T03:00[Europe/Berlin]', closes: '2026-11-22T00:00[Europe/Berlin]' } },
          },
        ],
      },
    };
    const window = { campaign: 'sale', stage: 'early' };
    const content = fixtureContent({
      campaigns,
      banners: { de: [{ id: 'one', label: 'One', window }] },
      offers: { de: { tank: { price: 9, promotions: [{ ...window, price: 8 }] } } },
    });
    expect(oddHours(content).map(({ file, path }) => `${file} ${path}`)).toEqual([
      'campaigns/sale.yaml stages.0.windows.de.opens',
    ]);
  });

  test('reports a time that a YAML anchor repeats once, at its first place', () => {
    const window = { opens: '2026-11-14T03:00[Europe/Berlin]' };
    const content = fixtureContent({
      banners: {
        de: [
          { id: 'a', label: 'A', window },
          { id: 'b', label: 'B', window },
        ],
      },
    });
    expect(oddHours(content).map(({ path }) => path)).toEqual(['textBanners.0.window.opens']);
  });
});

describe('ends written as the last minute', () => {
  test('finds 23:59, which leaves out the last minute', () => {
    const content = closing('2026-11-29T23:59[Europe/Berlin]');
    expect(inclusiveEnds(content)).toEqual([
      expect.objectContaining({ check: 'inclusive-end', path: 'textBanners.0.window.closes' }),
    ]);
    expect(oddHours(content)).toEqual([]);
  });

  test('accepts midnight', () => {
    expect(inclusiveEnds(closing('2026-11-30T00:00[Europe/Berlin]'))).toEqual([]);
  });
});

describe('days on which the clocks change', () => {
  test('finds an edge on a day of 25 hours', () => {
    expect(clockChangeDays(opening('2026-10-25T09:00[Europe/Berlin]'))).toEqual([
      expect.objectContaining({
        check: 'clock-change-day',
        severity: 'note',
        actual: expect.stringContaining('a day of 25 hours'),
      }),
    ]);
  });

  test('ignores clock changes of other editions', () => {
    expect(clockChangeDays(opening('2026-11-01T09:00[Europe/Berlin]'))).toEqual([]);
  });
});
