import { describe, expect, test } from 'vitest';
import type { CalendarBar } from '../calendar-value.ts';
import { barGroups, isInPeriod, isLasting, type PlacedBar, packLanes } from './bar-rows.ts';

const all = { from: -1000, to: 1000 };

function placedBar(id: string, from: number, to: number, more: Partial<CalendarBar> = {}): PlacedBar {
  const bar: CalendarBar = {
    id,
    edition: 'uk',
    kind: 'stage',
    name: id,
    about: 'Black Friday 2026',
    file: 'f',
    path: 'p',
    windows: [],
    findings: [],
    ...more,
  };
  return { bar, from, to };
}
const ids = (lanes: PlacedBar[][]) => lanes.map((lane) => lane.map(({ bar }) => bar.id));

describe('lanes', () => {
  test('hold bars one after the other, even if one begins where another ends', () => {
    expect(ids(packLanes([placedBar('main', 10, 20), placedBar('early', 0, 10), placedBar('cyber', 20, 30)]))).toEqual([
      ['early', 'main', 'cyber'],
    ]);
  });

  test('are as many as the bars that overlap', () => {
    const lanes = packLanes([
      placedBar('whole', 0, 30),
      placedBar('early', 0, 10),
      placedBar('main', 10, 20),
      placedBar('late', 25, 30),
    ]);
    expect(ids(lanes)).toEqual([['early', 'main', 'late'], ['whole']]);
  });

  test('hold bars without a beginning or an end', () => {
    const lanes = packLanes([
      placedBar('open', 5, Number.POSITIVE_INFINITY),
      placedBar('ended', Number.NEGATIVE_INFINITY, 5),
    ]);
    expect(ids(lanes)).toEqual([['ended', 'open']]);
  });
});

describe('groups', () => {
  const bars = [
    placedBar('banner', 0, 10, { kind: 'banner' }),
    placedBar('stage', 0, 10),
    placedBar('campaign', 0, 10, { kind: 'campaign' }),
    placedBar('us', 0, 10, { edition: 'us' }),
  ];

  test('are editions with a row for each kind, in their fixed order', () => {
    const rowLabels = barGroups(bars, 'edition').map(({ label, rows }) => [label, rows.map((row) => row.label)]);
    expect(rowLabels).toEqual([
      ['US', ['Stages']],
      ['UK', ['Campaigns', 'Stages', 'Text banners']],
    ]);
  });

  test('are kinds with a row for each edition', () => {
    const [, stages] = barGroups(bars, 'kind');
    expect([stages?.label, stages?.rows.map(({ label }) => label)]).toEqual(['Stages', ['US', 'UK']]);
  });

  test('are campaigns with separate lanes for each kind', () => {
    const [group] = barGroups(bars, 'about');
    expect(group?.label).toBe('Black Friday 2026');
    expect(ids(group?.rows[1]?.lanes ?? [])).toEqual([['campaign'], ['stage'], ['banner']]);
  });
});

test('knows which bars are in the period', () => {
  const inPeriod = (from: number, to: number) => isInPeriod(placedBar('one', from, to), all);
  expect([inPeriod(-2000, -1000), inPeriod(-2000, -999), inPeriod(999, 2000), inPeriod(1000, 2000)]).toEqual([
    ...[false, true, true, false],
  ]);
});

test('recognizes bars that span the period without an edge in it', () => {
  const [since, open] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const lasting = (from: number, to: number) => isLasting(placedBar('one', from, to), all);
  expect([lasting(-5000, open), lasting(since, 5000), lasting(since, open)]).toEqual([true, true, true]);
  expect([
    lasting(0, open),
    lasting(since, 0),
    lasting(since, -2000),
    lasting(2000, open),
    lasting(-5000, 5000),
  ]).toEqual([false, false, false, false, false]);
});
