import type { DatedWindow } from '#core/dated/dated-window.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import {
  type CalendarChange,
  calendarChanges,
  clusterWindows,
  type WindowCluster,
} from '../dated-content/window-clusters.ts';
import { formatDay, wallClock, zoneCity } from '../dated-content/zone-time.ts';
import { headquartersZone } from '../screen/desk-zones.ts';
import type { Bound, CalendarOptions, ClockName } from './calendar-options.ts';

/**
 * Lists all openings and closings as lines of text: a heading for each day, then each change with its time, its edition
 * and its place in content.
 */
export function calendarTable(windows: readonly DatedWindow[], options: CalendarOptions, now: Instant): string[] {
  const { clock } = options;
  const from = options.from ?? { instant: now };
  const upcoming = calendarChanges(clusterWindows(windows))
    .map((change) => ({ ...change, ...wallClock(change.instant, zoneFor(clock, change.of.edition)) }))
    .filter(
      ({ instant, day }) =>
        !isBefore({ instant, day }, from) && (!options.until || isBefore({ instant, day }, options.until)),
    );
  const days = Map.groupBy(
    upcoming.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    ({ day }) => day,
  );
  const width = Math.max(0, ...upcoming.map(({ of }) => of.name.length));
  return [...days].flatMap(([day, changes]) => [
    `${changes[0]?.weekday ?? ''} ${formatDay(day)}`,
    ...changes.map(
      (change) =>
        `  ${line(change, change.time, zoneCity(zoneFor(clock, change.of.edition)), Math.min(width, maxNameWidth))}`,
    ),
    '',
  ]);
}

/** Maximum width of the column of names; longer names push the place to the right. */
const maxNameWidth = 78;

function line(
  { what, of: { edition, name, windows } }: CalendarChange<WindowCluster>,
  time: string,
  city: string,
  width: number,
): string {
  const place = windows[0] ? `${windows[0].file} ${windows[0].path}` : '';
  return `${time} ${city.padEnd(9)} ${edition}  ${what.padEnd(6)}  ${name.padEnd(width)}  ${place}`;
}

const isBefore = (at: { instant: Instant; day: string }, bound: Bound) =>
  'day' in bound ? at.day < bound.day : at.instant < bound.instant;

function zoneFor(clock: ClockName, edition: EditionCode): string {
  if (clock === 'edition') return editions[edition].timeZone;
  return clock === 'hq' ? headquartersZone : 'UTC';
}
