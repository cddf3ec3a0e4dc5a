/** Milliseconds since 1970-01-01T00:00Z. Always handed in: nothing in `rules` asks what time it is. */
export type Instant = number;

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?\[[^\]]+\]$/;

/**
 * Reads a wall time with its zone, `2024-11-22T09:00[Europe/Berlin]` or `…[+08:00]`.
 * Throws a RangeError that says how to write it; a time that a daylight-saving change skips or repeats is refused.
 */
export function parseWallTime(text: string): Instant {
  if (!written.test(text)) throw new RangeError(`"${text}" is not a wall time with its zone; write it like 2024-11-22T09:00[Europe/Berlin]`);
  try {
    return Temporal.ZonedDateTime.from(text, { disambiguation: 'reject' }).epochMilliseconds;
  } catch (error) {
    throw new RangeError(`"${text}" is no moment in time (${(error as Error).message}); check date, hour and zone`);
  }
}

/** Reads `2025-08-20T16:00:00Z` or any ISO instant with an offset. Throws a RangeError that says how to write it. */
export function parseInstant(text: string): Instant {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    throw new RangeError(`"${text}" is not an instant; write it like 2025-08-20T16:00:00Z`);
  }
}

export const formatInstant = (instant: Instant): string => Temporal.Instant.fromEpochMilliseconds(instant).toString();
