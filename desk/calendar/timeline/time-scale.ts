/**
 * The time of a wall clock, as milliseconds since 1970-01-01T00:00 on that clock. Every day has 24 hours, so that nine
 * o'clock is at the same place in every zone. When clocks are set back, two hours overlap.
 */
export type WallTime = number;

/** The visible part of the time line. */
export interface View {
  from: WallTime;
  to: WallTime;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Lengths to choose from, in ms, the longest first. */
export const spans = { year: 365 * day, quarter: 91 * day, month: 30 * day, week: 7 * day, day } as const;
export type SpanName = keyof typeof spans;

const minSpan = 3 * hour;
const maxSpan = 8 * spans.year;

export const spanOfView = ({ from, to }: View): number => to - from;

/** A view of a length around a time. */
export const viewAround = (at: WallTime, span: number): View => ({ from: at - span / 2, to: at + span / 2 });

/** Shows `factor` times as much. The time `at` keeps its place. */
export function zoomView(view: View, factor: number, at: WallTime): View {
  const span = Math.min(maxSpan, Math.max(minSpan, spanOfView(view) * factor));
  const share = (at - view.from) / spanOfView(view);
  return { from: at - span * share, to: at + span * (1 - share) };
}

export const panView = ({ from, to }: View, by: number): View => ({ from: from + by, to: to + by });

/** Moves a view just as far as needed to contain a time, with some room beside it. */
export function viewContaining(view: View, at: WallTime): View {
  const room = spanOfView(view) * 0.1;
  if (at < view.from + room) return panView(view, at - room - view.from);
  return at > view.to - room ? panView(view, at + room - view.to) : view;
}

/** The name of a view's length; undefined if it is none of those to choose from. */
export const spanName = (view: View): SpanName | undefined =>
  (Object.keys(spans) as SpanName[]).find((name) => Math.abs(spanOfView(view) / spans[name] - 1) < 0.01);

export interface Tick {
  at: WallTime;
  label: string;
}

export interface Scale {
  /** Headings, each until the next, such as months over days. */
  major: Tick[];
  minor: Tick[];
}

type Unit = 'hour' | 'threeHours' | 'sixHours' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/**
 * Units of the ruler, the finest first: approximate length in ms, room for a label in px, and the unit of the headings
 * over it.
 */
const rulers: { unit: Unit; length: number; room: number; over: Unit }[] = [
  { unit: 'hour', length: hour, room: 44, over: 'day' },
  { unit: 'threeHours', length: 3 * hour, room: 44, over: 'day' },
  { unit: 'sixHours', length: 6 * hour, room: 44, over: 'day' },
  { unit: 'day', length: day, room: 24, over: 'month' },
  { unit: 'week', length: 7 * day, room: 24, over: 'month' },
  { unit: 'month', length: 30 * day, room: 34, over: 'year' },
  { unit: 'quarter', length: 91 * day, room: 30, over: 'year' },
  { unit: 'year', length: 365 * day, room: 0, over: 'year' },
];

/** The ruler of a view at a width in px. The first heading may begin before the view. */
export function scaleOf(view: View, width: number): Scale {
  const perPx = spanOfView(view) / Math.max(width, 1);
  const ruler = rulers.find(({ length, room }) => length / perPx >= room) ?? rulers.at(-1);
  if (!ruler) return { major: [], minor: [] };
  return {
    major: ruler.over === ruler.unit ? [] : ticks(view, ruler.over, headings),
    minor: ticks(view, ruler.unit, labels),
  };
}

function ticks(view: View, unit: Unit, label: (unit: Unit, at: Date) => string): Tick[] {
  const marks: Tick[] = [];
  for (let at = startOf(unit, view.from); at < view.to; at = nextStart(unit, at))
    marks.push({ at, label: label(unit, new Date(at)) });
  return marks;
}

const inHours: Partial<Record<Unit, number>> = { hour: 1, threeHours: 3, sixHours: 6, day: 24 };
const inMonths: Partial<Record<Unit, number>> = { month: 1, quarter: 3, year: 12 };
/** 1970-01-05 was a Monday. */
const monday = 4 * day;

/** The start of the unit that contains `at`. */
function startOf(unit: Unit, at: WallTime): WallTime {
  const hours = inHours[unit];
  if (hours !== undefined) return Math.floor(at / (hours * hour)) * hours * hour;
  if (unit === 'week') return Math.floor((at - monday) / (7 * day)) * 7 * day + monday;
  const months = inMonths[unit] ?? 1;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / months) * months);
}

function nextStart(unit: Unit, at: WallTime): WallTime {
  const hours = inHours[unit];
  if (hours !== undefined) return at + hours * hour;
  if (unit === 'week') return at + 7 * day;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + (inMonths[unit] ?? 1));
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (at: Date) => formatter.format(at);
};
const inShort = {
  day: format({ day: 'numeric' }),
  month: format({ month: 'short' }),
  hour: format({ hour: '2-digit', minute: '2-digit' }),
};
const inFull = {
  day: format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
  month: format({ month: 'long', year: 'numeric' }),
};

function labels(unit: Unit, at: Date): string {
  if (unit === 'year') return String(at.getUTCFullYear());
  if (unit === 'quarter') return `Q${at.getUTCMonth() / 3 + 1}`;
  if (unit === 'month') return inShort.month(at);
  return unit === 'day' || unit === 'week' ? inShort.day(at) : inShort.hour(at);
}

function headings(unit: Unit, at: Date): string {
  if (unit === 'day') return inFull.day(at).replace(',', '');
  return unit === 'month' ? inFull.month(at) : String(at.getUTCFullYear());
}
