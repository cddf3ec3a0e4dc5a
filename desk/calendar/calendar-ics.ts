import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type DatedWindow, datedKinds } from '#core/dated/dated-window.ts';
import { editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { zoneCity } from '../dated-content/zone-time.ts';
import { formatDeskTime, headquartersZone } from '../screen/desk-zones.ts';

export interface IcsOptions {
  brand: string;
  /** Host of the site, part of the UID of each event. */
  host: string;
  now: Instant;
  /** The address of the time-travel preview for a window at one of its edges; left out without the desk. */
  previewAddress?: (window: DatedWindow, instant: Instant) => string;
}

const twelveHours = 12 * 60 * 60;

/**
 * Writes dated windows as an iCalendar (RFC 5545), one event each, in UTC. A window with one end only is an event
 * without duration. An event keeps its UID as long as its window keeps its place in content, so that calendar programs
 * move it when its times change.
 */
export function calendarIcs(windows: readonly DatedWindow[], { brand, host, now, previewAddress }: IcsOptions): string {
  const calendar = ical({
    name: `${brand} campaigns`,
    prodId: { company: brand, product: 'campaign calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: twelveHours,
  });
  for (const window of windows) {
    const { id, edition, kind, name, opens, closes } = window;
    const start = opens ?? closes;
    if (start === undefined) continue;
    calendar.createEvent({
      id: `${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}`,
      stamp: new Date(now),
      start: new Date(start),
      ...(opens !== undefined && closes !== undefined && { end: new Date(closes) }),
      summary: `${edition.toUpperCase()} · ${name}${opens === undefined ? ' ends' : closes === undefined ? ' begins' : ''}`,
      description: describeWindow(window),
      categories: [{ name: datedKinds[kind][0] }],
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(previewAddress && { url: previewAddress(window, start) }),
    });
  }
  return calendar.toString();
}

function describeWindow({ edition, opens, closes, file, path, usedIn }: DatedWindow): string {
  const formatIn = (instant: Instant, zone: string) => `${formatDeskTime(instant, zone)} (${zoneCity(zone)})`;
  const times = (verb: string, instant: Instant | undefined) =>
    instant === undefined
      ? []
      : [`${verb}: ${formatIn(instant, editions[edition].timeZone)}; ${formatIn(instant, headquartersZone)}`];
  const usage = usedIn ? [`Used in ${usedIn.file}, ${usedIn.path}`] : [];
  return [...times('Opens', opens), ...times('Closes', closes), `Written in ${file}, ${path}`, ...usage].join('\n');
}
