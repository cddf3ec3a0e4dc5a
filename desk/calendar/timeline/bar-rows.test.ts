import { expect, test } from 'vitest';
import { barWith } from '#tests/support/desk/desk-values.ts';
import type { CalendarBar } from '../calendar-value.ts';
import { barGroups, isInPeriod, isLasting, type PlacedBar, packLanes } from './bar-rows.ts';

const [since, open] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const placedBar = (id: string, from: number, to: number, more: Partial<CalendarBar> = {}): PlacedBar => ({
  bar: barWith({ id, ...more }),
  from,
  to,
});
const ids = (lanes: PlacedBar[][]) => lanes.map((lane) => lane.map(({ bar }) => bar.id));

test('bars share a lane where one begins as another ends, and stand in others where they overlap', () => {
  const early = placedBar('early', 0, 10);
  const main = placedBar('main', 10, 20);
  expect(ids(packLanes([main, early, placedBar('cyber', 20, 30)]))).toEqual([['early', 'main', 'cyber']]);
  expect(ids(packLanes([placedBar('whole', 0, 30), early, main, placedBar('late', 25, 30)]))).toEqual([
    ['early', 'main', 'late'],
    ['whole'],
  ]);
  expect(ids(packLanes([placedBar('open', 5, open), placedBar('ended', since, 5)]))).toEqual([['ended', 'open']]);
});

test('bars are grouped by edition, by kind or by campaign, in their fixed order', () => {
  const bars = [
    placedBar('banner', 0, 10, { kind: 'banner' }),
    placedBar('stage', 0, 10),
    placedBar('campaign', 0, 10, { kind: 'campaign' }),
    placedBar('us', 0, 10, { edition: 'us' }),
  ];
  const labelsBy = (grouping: 'edition' | 'kind') =>
    barGroups(bars, grouping).map(({ label, rows }) => [label, rows.map((row) => row.label)]);
  expect(labelsBy('edition')).toEqual([
    ['US', ['Stages']],
    ['UK', ['Campaigns', 'Stages', 'Text banners']],
  ]);
  expect(labelsBy('kind')[1]).toEqual(['Stages', ['US', 'UK']]);
  const [campaign] = barGroups(bars, 'about');
  expect(campaign?.label).toBe('Black Friday 2026');
  expect(ids(campaign?.rows[1]?.lanes ?? [])).toEqual([['campaign'], ['stage'], ['banner']]);
});

test.each([
  ['ends when the period begins', -2000, -1000, false, false],
  ['ends in the period', -2000, -999, true, false],
  ['begins in the period', 999, 2000, true, false],
  ['begins when the period ends', 1000, 2000, false, false],
  ['spans the period', -5000, 5000, true, false],
  ['began before the period and goes on', -5000, open, true, true],
  ['has always been there and ends later', since, 5000, true, true],
  ['is always there', since, open, true, true],
  ['begins in the period and goes on', 0, open, true, false],
  ['has always been there and ends in the period', since, 0, true, false],
  ['begins later and goes on', 2000, open, false, false],
])('a bar that %s is shown or folded', (_what, from, to, isShown, isFolded) => {
  const bar = placedBar('one', from, to);
  const period = { from: -1000, to: 1000 };
  expect([isInPeriod(bar, period), isLasting(bar, period)]).toEqual([isShown, isFolded]);
});
