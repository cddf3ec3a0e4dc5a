import type { Instant } from '#rules/instant.ts';

/** Longest that a shared cache keeps a page, and an address at which there is none, in seconds. */
export const longestKept = { page: 86_400, missing: 60 };

/** Browsers ask each time; shared caches keep until the edge, in whole seconds, and never past it. */
export function cacheUntil(validUntil: Instant | undefined, now: Instant, longest: number): string {
  const seconds = validUntil === undefined ? longest : Math.min(longest, Math.floor((validUntil - now) / 1000));
  return seconds < 1 ? 'no-store' : `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
