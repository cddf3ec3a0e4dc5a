import type { Instant } from './instant.ts';

/** From when until when something that was resolved stays exactly so. */
export interface Validity {
  instant: Instant;
  /** Not included; undefined: for ever. */
  validUntil: Instant | undefined;
}

export const isValidAt = ({ instant, validUntil }: Validity, now: Instant): boolean =>
  instant <= now && (validUntil === undefined || now < validUntil);
