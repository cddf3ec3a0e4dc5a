import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';

/** An instant as content writes it, in the time of an edition: `2026-11-27T09:00[Europe/London]`. */
export const wallTimeOf = (instant: Instant, edition: EditionCode): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(editions[edition].timeZone)
    .toString({ offset: 'never', smallestUnit: 'minute' });
