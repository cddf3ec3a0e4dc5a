import type { Instant } from '#core/time/instant.ts';
import type { WallTime } from './timeline/time-scale.ts';

interface Zone {
  format: Intl.DateTimeFormat;
  wallTimes: Map<Instant, WallTime>;
}

const zones = new Map<string, Zone>();

function getZone(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) {
    const numbers = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    } as const;
    zone = {
      format: new Intl.DateTimeFormat('en-GB', { timeZone: name, hourCycle: 'h23', ...numbers }),
      wallTimes: new Map(),
    };
    zones.set(name, zone);
  }
  return zone;
}

/** The wall clock in an IANA time zone at an instant. */
export function wallTime(instant: Instant, zone: string): WallTime {
  const { format, wallTimes } = getZone(zone);
  const cached = wallTimes.get(instant);
  if (cached !== undefined) return cached;
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  wallTimes.set(instant, wall);
  return wall;
}

/** A wall time for an address: `2026-11-14T09:00`. */
export const writeWallTime = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 16);

/** Reads a wall time from an address, or a day for its midnight; undefined for anything else. */
export function readWallTime(text: string | null): WallTime | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)) return undefined;
  const wall = Date.parse(`${text.length === 10 ? `${text}T00:00` : text}:00Z`);
  return Number.isNaN(wall) ? undefined : wall;
}
