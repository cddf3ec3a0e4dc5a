import { type Instant, parseInstant } from '#core/time/instant.ts';

const example = 'write it like 2026-11-14 09:00';
const local = /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const withOffset = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads a typed time in a zone: `2026-11-14 09:00`, with seconds, or only a day for its midnight. A time with an offset
 * or a Z needs no zone. Throws a RangeError with the reason and an example, also for an hour that daylight saving skips
 * or repeats.
 */
export function parseTypedInstant(text: string, timeZone: string): Instant {
  const typed = text.trim();
  if (typed === '') throw new RangeError(`Nothing is written: ${example}.`);
  if (withOffset.test(typed)) return parseInstant(typed.replace(' ', 'T'));
  const [, day = '', hour = '00', minute = '00', second = '00'] = local.exec(typed) ?? [];
  if (day === '') throw new RangeError(`“${typed}” is not a day and an hour: ${example}.`);
  try {
    return Temporal.PlainDateTime.from(`${day}T${hour.padStart(2, '0')}:${minute}:${second}`).toZonedDateTime(
      timeZone,
      { disambiguation: 'reject' },
    ).epochMilliseconds;
  } catch {
    throw new RangeError(`“${typed}” is not a valid time in ${timeZone}: ${reasonOf(day, hour, minute)}; ${example}.`);
  }
}

function reasonOf(day: string, hour: string, minute: string): string {
  if (Number(hour) > 23 || Number(minute) > 59) return 'hours go from 00:00 to 23:59';
  try {
    Temporal.PlainDate.from(day);
  } catch {
    return 'the calendar has no such day';
  }
  return 'daylight saving skips or repeats that hour';
}
