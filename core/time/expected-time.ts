import type { Instant } from './instant.ts';

/** A day, a month or a quarter: the first day of it, and the first day after it. */
export interface ExpectedTime {
  kind: 'day' | 'month' | 'quarter';
  starts: Temporal.PlainDate;
  ends: Temporal.PlainDate;
}

const hint = 'write a day such as 2025-11-30, a month such as 2025-08 or a quarter such as 2025-Q4';

/** Parses `2025-11-30`, `2025-08` or `2025-Q4`. Throws a RangeError that says how to write it. */
export function parseExpectedTime(text: string): ExpectedTime {
  const { year, quarter, month, day } =
    /^(?<year>\d{4})-(?:Q(?<quarter>[1-4])|(?<month>\d{2})(?:-(?<day>\d{2}))?)$/.exec(text)?.groups ?? {};
  if (year === undefined) throw new RangeError(`"${text}": ${hint}`);
  const kind = quarter === undefined ? (day === undefined ? 'month' : 'day') : 'quarter';
  try {
    const starts = Temporal.PlainDate.from(
      {
        year: Number(year),
        month: quarter === undefined ? Number(month) : Number(quarter) * 3 - 2,
        day: Number(day ?? 1),
      },
      { overflow: 'reject' },
    );
    return { kind, starts, ends: starts.add({ day: { days: 1 }, month: { months: 1 }, quarter: { months: 3 } }[kind]) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`"${text}" is not in the calendar: ${hint}`);
  }
}

export const endOfExpectedTime = ({ ends }: ExpectedTime, timeZone: string): Instant =>
  ends.toZonedDateTime(timeZone).epochMilliseconds;
