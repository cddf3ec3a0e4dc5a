import { describe, expect, test } from 'vitest';
import { parseWallTime } from './instant.ts';
import { Moment } from './moment.ts';
import { alwaysOrWindow, campaignWindow, timeWindow } from './time-window.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

describe('a wall time', () => {
  test('becomes an instant in its zone', () => {
    expect(parseWallTime('2024-11-22T09:00[Europe/Berlin]')).toBe(at('2024-11-22T08:00Z'));
    expect(parseWallTime('2025-08-21T00:00[+08:00]')).toBe(at('2025-08-20T16:00Z'));
  });

  test.each([
    '2024-11-22T09:00',
    '2024-11-22T09:00Z',
    'tomorrow',
    '2024-11-22T09:00[Mars/Base]',
    '2024-02-30T09:00[Europe/Berlin]',
  ])('%s is rejected', (text) => {
    expect(() => parseWallTime(text)).toThrow(RangeError);
  });

  test.each(['Etc/GMT+8', 'EST', 'GMT', 'PST8PDT', 'US/Eastern', 'Etc/UTC', '+0800', 'europe/berlin'])(
    'in the ambiguous zone %s is rejected',
    (zone) => {
      const read = () => parseWallTime(`2027-01-10T09:00[${zone}]`);
      expect(read).toThrow(RangeError);
      expect(read).toThrow(
        /^"[^"]+" is not the clock of a place.*; write a city’s zone such as America\/New_York or Europe\/London, an offset such as \+08:00, or UTC$/,
      );
    },
  );

  test.each([
    ['America/New_York', '2027-07-10T13:00Z'],
    ['America/Argentina/Buenos_Aires', '2027-07-10T12:00Z'],
    ['America/Port-au-Prince', '2027-07-10T13:00Z'],
    ['-08:00', '2027-07-10T17:00Z'],
    ['UTC', '2027-07-10T09:00Z'],
  ])('in the zone %s is accepted', (zone, iso) => {
    expect(parseWallTime(`2027-07-10T09:00[${zone}]`)).toBe(at(iso));
  });

  test('has seconds from 00 to 59, without leap seconds', () => {
    expect(parseWallTime('2026-12-31T23:59:59[UTC]')).toBe(at('2026-12-31T23:59:59Z'));
    expect(() => parseWallTime('2026-12-31T23:59:60[UTC]')).toThrow('has a second 60; write seconds from 00 to 59');
  });

  test('that a daylight-saving change skips or repeats is rejected', () => {
    expect(() => parseWallTime('2025-03-30T02:30[Europe/Berlin]')).toThrow(/not a valid time/);
    expect(() => parseWallTime('2025-10-26T02:30[Europe/Berlin]')).toThrow(/not a valid time/);
  });
});

describe('a time window', () => {
  test('that closes before it opens is rejected', () => {
    const backwards = { opens: '2025-02-01T00:00[UTC]', closes: '2025-01-01T00:00[UTC]' };
    expect(timeWindow.safeParse(backwards).error?.issues[0]?.message).toBe('closes must come after opens');
  });

  test('may be always', () => {
    expect(alwaysOrWindow.parse('always')).toEqual({});
  });

  test('of a stage names its campaign, and a campaign window has no times of its own', () => {
    const issuesIn = (window: object) =>
      campaignWindow.safeParse(window).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const ownTimes = { opens: '2025-01-01T00:00[UTC]', closes: '2025-02-01T00:00[UTC]' };
    for (const window of [{}, ownTimes, { campaign: 'sale' }, { campaign: 'sale', stage: 'early' }])
      expect(issuesIn(window)).toEqual([]);
    expect(issuesIn({ stage: 'early' })).toEqual([expect.stringMatching(/^stage: name the campaign/)]);
    expect(issuesIn({ ...ownTimes, stage: 'early' })).toEqual([expect.stringMatching(/^stage: name the campaign/)]);
    expect(issuesIn({ ...ownTimes, campaign: 'sale' })).toEqual([
      expect.stringMatching(/^opens: leave out either/),
      expect.stringMatching(/^closes: leave out either/),
    ]);
  });

  test('includes its opening and excludes its closing', () => {
    const window = { opens: 100, closes: 200 };
    expect([99, 100, 199, 200].map((instant) => new Moment(instant).isOpen(window))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
