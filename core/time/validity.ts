import type { Instant } from './instant.ts';

/** The time in which a resolved value holds. */
export interface Validity {
  instant: Instant;
  /** Exclusive; undefined: for ever. */
  validUntil: Instant | undefined;
}

export const isValidAt = ({ instant, validUntil }: Validity, now: Instant): boolean =>
  instant <= now && (validUntil === undefined || now < validUntil);
