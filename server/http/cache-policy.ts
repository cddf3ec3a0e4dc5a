import type { Instant } from '#rules/time/instant.ts';

/** Longest that a shared cache keeps a page, and an address at which there is none, in seconds. */
export const maxAges = { page: 86_400, missing: 60 };

/**
 * How much longer than it was told a cache may keep, in seconds: two, since caches count whole ones, and from when the
 * answer reached them; and two that the answer may be old by then, which is how long the front of
 * `deploy/front/nginx.conf` keeps a page.
 */
const keptLonger = 4;

/** Browsers ask each time; shared caches keep in whole seconds, and never past the edge. */
export function cacheUntil(validUntil: Instant | undefined, now: Instant, longest: number): string {
  const seconds =
    validUntil === undefined ? longest : Math.min(longest, Math.floor((validUntil - now) / 1000) - keptLonger);
  return seconds < 1 ? 'no-store' : `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
