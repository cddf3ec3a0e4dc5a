import { type DatedKind, datedKinds } from '#core/dated/dated-window.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Grouping } from '../calendar-state.ts';
import type { CalendarBar } from '../calendar-value.ts';
import type { View, WallTime } from './time-scale.ts';

/** A bar with its place on the time line; `from` and `to` may be infinite. */
export interface PlacedBar {
  bar: CalendarBar;
  from: WallTime;
  to: WallTime;
}

/** A row of the time line. The bars of a lane do not overlap. */
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

/** Returns true if a bar without an opening or a close spans the view, with no edge in it. */
export const isLasting = ({ from, to }: PlacedBar, view: View): boolean =>
  isInView({ from, to }, view) &&
  !(Number.isFinite(from) && Number.isFinite(to)) &&
  !(from > view.from && from < view.to) &&
  !(to > view.from && to < view.to);

/**
 * Groups bars into rows, each packed into as few lanes as possible. Lanes, rows and groups with nothing in view are
 * left out.
 */
export function barGroups(placed: readonly PlacedBar[], grouping: Grouping, view: View): BarGroup[] {
  const groups = Map.groupBy(placed, ({ bar }) => bar[grouping]);
  return [...groups]
    .map(([key, bars]) => ({
      key,
      label: labelOf(grouping, key),
      rows: rowsOf(bars, grouping === 'edition' ? 'kind' : 'edition', view),
    }))
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => rankOf(grouping, one.key) - rankOf(grouping, other.key));
}

function rowsOf(placed: readonly PlacedBar[], by: 'kind' | 'edition', view: View): BarRow[] {
  return [...Map.groupBy(placed, ({ bar }) => bar[by])]
    .sort(([one], [other]) => rankOf(by, one) - rankOf(by, other))
    .flatMap(([key, bars]) => {
      const ofKinds = kinds.map((kind) => bars.filter(({ bar }) => bar.kind === kind));
      const lanes = ofKinds.flatMap(packLanes).filter((lane) => lane.some((one) => isInView(one, view)));
      return lanes.length === 0 ? [] : [{ key, label: labelOf(by, key), lanes }];
    });
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

const isInView = ({ from, to }: Pick<PlacedBar, 'from' | 'to'>, view: View) => from < view.to && to > view.from;

function rankOf(by: Grouping, key: string): number {
  if (by === 'edition') return editionCodes.indexOf(key as (typeof editionCodes)[number]);
  return by === 'kind' ? kinds.indexOf(key as DatedKind) : 0;
}

function labelOf(by: Grouping, key: string): string {
  if (by === 'kind') {
    const many = datedKinds[key as DatedKind][1];
    return many.charAt(0).toUpperCase() + many.slice(1);
  }
  return by === 'edition' ? key.toUpperCase() : key;
}

/** The next bar for an arrow key: along the row, or the nearest in the row above or below. */
export function nextBar(rows: readonly BarRow[], id: string, key: string, at: WallTime): PlacedBar | undefined {
  const lanes = rows.flatMap((row) => row.lanes);
  const lane = lanes.findIndex((bars) => bars.some(({ bar }) => bar.id === id));
  const place = lanes[lane]?.findIndex(({ bar }) => bar.id === id) ?? -1;
  if (key === 'ArrowLeft') return lanes[lane]?.[place - 1];
  if (key === 'ArrowRight') return lanes[lane]?.[place + 1];
  const other = lanes[lane + (key === 'ArrowUp' ? -1 : 1)];
  return other?.toSorted((a, b) => distance(a, at) - distance(b, at))[0];
}

const distance = ({ from, to }: PlacedBar, at: WallTime) => (at < from ? from - at : at > to ? at - to : 0);
