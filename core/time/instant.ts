/** Milliseconds since 1970-01-01T00:00Z. Always a parameter: nothing in `core` reads a clock. */
export type Instant = number;

/* The functions need Temporal, which supported browsers lack: only servers load them. */

const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::(?<seconds>\d{2}))?\[(?<zone>[^\]]+)\]$/;

/** Only zones that mean what they seem to: places, UTC and offsets. */
const allowedZone =
  /^(?:UTC|[+-]\d{2}:\d{2}|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_/-]+)$/;

/**
 * Parses a wall time with its zone: `2024-11-22T09:00[Europe/Berlin]`, `…[+08:00]` or `…[UTC]`. Throws a RangeError
 * that says how to write it. Rejects times that a daylight-saving change skips or repeats, zones that look like a place
 * but ignore summer time (`EST`, `GMT`), and zones whose sign means the opposite (`Etc/GMT+8`).
 */
export function parseWallTime(text: string): Instant {
  const { seconds = '00', zone } = wallTimePattern.exec(text)?.groups ?? {};
  if (zone === undefined)
    throw new RangeError(`"${text}" is not a wall time with its zone; write it like 2024-11-22T09:00[Europe/Berlin]`);
  if (seconds > '59') throw new RangeError(`"${text}" has a second ${seconds}; write seconds from 00 to 59`);
  if (!allowedZone.test(zone)) {
    const reason = /^Etc\/GMT[+-]/.test(zone)
      ? 'is not the clock of a place, and its sign means the opposite of what it seems to'
      : 'is not the clock of a place';
    throw new RangeError(
      `"${zone}" ${reason}; write a city’s zone such as America/New_York or Europe/London, an offset such as +08:00, or UTC`,
    );
  }
  try {
    return Temporal.ZonedDateTime.from(text, { disambiguation: 'reject' }).epochMilliseconds;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`"${text}" is not a valid time (${error.message}); check date, hour and zone`);
  }
}

/** Parses `2025-08-20T16:00:00Z` or any ISO instant with an offset. Throws a RangeError that says how to write it. */
export function parseInstant(text: string): Instant {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`"${text}" is not an instant; write it like 2025-08-20T16:00:00Z`);
  }
}

export const formatInstant = (instant: Instant): string => Temporal.Instant.fromEpochMilliseconds(instant).toString();
