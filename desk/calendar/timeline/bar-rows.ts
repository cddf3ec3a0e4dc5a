import { type DatedKind, datedKinds } from '#core/dated/dated-window.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Grouping } from '../calendar-state.ts';
import type { CalendarBar } from '../calendar-value.ts';
import { type Period, type WallTime, wallTime } from './period.ts';

/** A bar with its place on the time line; `from` and `to` may be infinite. */
export interface PlacedBar {
  bar: CalendarBar;
  from: WallTime;
  to: WallTime;
}

/** The bars of a lane do not overlap. */
export interface BarRow {
  key: string;
  label: string;
  lanes: PlacedBar[][];
}

export interface BarGroup {
  key: string;
  label: string;
  rows: BarRow[];
}

const kinds = Object.keys(datedKinds) as DatedKind[];

export const placeBar = (bar: CalendarBar, zone: string): PlacedBar => ({
  bar,
  from: bar.opens === undefined ? Number.NEGATIVE_INFINITY : wallTime(bar.opens, zone),
  to: bar.closes === undefined ? Number.POSITIVE_INFINITY : wallTime(bar.closes, zone),
});

export const isInPeriod = ({ from, to }: PlacedBar, period: Period): boolean => from < period.to && to > period.from;

/** Returns true if a bar without an opening or a close spans the period, with no edge in it. */
export const isLasting = ({ from, to }: PlacedBar, period: Period): boolean =>
  from <= period.from && to >= period.to && !(Number.isFinite(from) && Number.isFinite(to));

/** Groups bars into rows, each packed into as few lanes as possible. */
export function barGroups(placed: readonly PlacedBar[], grouping: Grouping): BarGroup[] {
  return [...Map.groupBy(placed, ({ bar }) => bar[grouping])]
    .map(([key, bars]) => ({
      key,
      label: groupLabel(grouping, key),
      rows: groupRows(bars, grouping === 'edition' ? 'kind' : 'edition'),
    }))
    .sort((one, other) => rank(grouping, one.key) - rank(grouping, other.key));
}

function groupRows(placed: readonly PlacedBar[], by: 'kind' | 'edition'): BarRow[] {
  return [...Map.groupBy(placed, ({ bar }) => bar[by])]
    .sort(([one], [other]) => rank(by, one) - rank(by, other))
    .map(([key, bars]) => ({
      key,
      label: groupLabel(by, key),
      lanes: kinds.flatMap((kind) => packLanes(bars.filter(({ bar }) => bar.kind === kind))),
    }));
}

/** Packs bars into as few lanes as possible without overlap; each lane is in order of time. */
export function packLanes(placed: readonly PlacedBar[]): PlacedBar[][] {
  const lanes: PlacedBar[][] = [];
  for (const one of placed.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const lane = lanes.find((before) => (before.at(-1) as PlacedBar).to <= one.from);
    if (lane) lane.push(one);
    else lanes.push([one]);
  }
  return lanes;
}

function rank(by: Grouping, key: string): number {
  if (by === 'edition') return editionCodes.indexOf(key as (typeof editionCodes)[number]);
  return by === 'kind' ? kinds.indexOf(key as DatedKind) : 0;
}

function groupLabel(by: Grouping, key: string): string {
  if (by === 'kind') {
    const many = datedKinds[key as DatedKind][1];
    return many.charAt(0).toUpperCase() + many.slice(1);
  }
  return by === 'edition' ? key.toUpperCase() : key;
}
