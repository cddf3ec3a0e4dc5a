import type { Instant } from '#core/time/instant.ts';
import { wallClock } from '../../dated-content/zone-time.ts';

/**
 * The time of a wall clock, as milliseconds since 1970-01-01T00:00 on that clock. Every day has 24 hours, so that nine
 * o'clock is at the same place in every zone. When clocks are set back, two hours overlap.
 */
export type WallTime = number;

/** The days that the time line shows, from midnight to midnight. */
export interface Period {
  from: WallTime;
  to: WallTime;
}

export const day = 24 * 60 * 60 * 1000;

/** The wall clock in an IANA time zone at an instant, to the minute. */
export function wallTime(instant: Instant, zone: string): WallTime {
  const { day: date, time } = wallClock(instant, zone);
  return Date.parse(`${date}T${time}:00Z`);
}

/** The day of a wall time, for an address or a field: `2026-11-14`. */
export const dayText = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10);

/** The midnight of `2026-11-14`, also with an hour behind it; undefined for anything else. */
export function readDay(text: string | null): WallTime | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)) return undefined;
  const wall = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(wall) ? undefined : wall;
}

/** The first period: two weeks back and nine weeks ahead. */
export function firstPeriod(now: Instant): Period {
  const today = Math.floor(now / day) * day;
  return { from: today - 14 * day, to: today + 63 * day };
}

export interface RulerPart extends Period {
  label: string;
}

type Unit = 'day' | 'week' | 'month' | 'year';

/** Room for a unit of the ruler in rem, so that a finger can hit the bars of most stages. */
const room = { day: 1.75, week: 3.5, month: 3 };

/**
 * The ruler of a period: days, weeks or months, and months or years over them. A period with a `width` in rem that is
 * more than the screen has scrolls.
 */
export function ruler(period: Period): { over: RulerPart[]; parts: RulerPart[]; width: number } {
  const days = (period.to - period.from) / day;
  const unit = days <= 62 ? 'day' : days <= 400 ? 'week' : 'month';
  const parts = rulerParts(period, unit, false);
  return {
    over: rulerParts(period, unit === 'month' ? 'year' : 'month', true),
    parts,
    width: parts.length * room[unit],
  };
}

/** The units that begin in a period; `isOver` adds the one that has begun before. */
function rulerParts(period: Period, unit: Unit, isOver: boolean): RulerPart[] {
  const parts: RulerPart[] = [];
  for (let from = unitStart(unit, period.from); from < period.to; ) {
    const to = unitStart(unit, from + longest[unit] * day);
    if (isOver || from >= period.from) parts.push({ from, to, label: unitLabel(unit, from, isOver) });
    from = to;
  }
  return parts;
}

/** The most days that a unit has. So many after its start, the next one has begun. */
const longest: Record<Unit, number> = { day: 1, week: 7, month: 31, year: 366 };

/** Weeks begin on Monday. */
function unitStart(unit: Unit, at: WallTime): WallTime {
  const date = new Date(at);
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'year') return Date.UTC(year);
  if (unit === 'month') return Date.UTC(year, month);
  return Date.UTC(year, month, unit === 'week' ? dayOfMonth - ((date.getUTCDay() + 6) % 7) : dayOfMonth);
}

const shortMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' });
const longMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

function unitLabel(unit: Unit, at: WallTime, isOver: boolean): string {
  const date = new Date(at);
  if (unit === 'year') return String(date.getUTCFullYear());
  if (unit === 'month') return (isOver ? longMonth : shortMonth).format(date);
  return String(date.getUTCDate());
}
