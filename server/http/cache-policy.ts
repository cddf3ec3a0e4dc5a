import type { Instant } from '#core/time/instant.ts';

/** Longest time that shared caches keep a page and a 404, in seconds. */
export const maxAges = { page: 86_400, missing: 60 };

/**
 * Safety margin in seconds. Caches count whole seconds from when a response reached them (two), and the response may be
 * up to two seconds old by then, since the reverse proxy in `deploy/front/nginx.conf` keeps pages that long.
 */
const marginSeconds = 4;

/** `cache-control` for a response: browsers always revalidate, shared caches keep it until shortly before the edge. */
export function cacheUntil(validUntil: Instant | undefined, now: Instant, longest: number): string {
  const seconds =
    validUntil === undefined ? longest : Math.min(longest, Math.floor((validUntil - now) / 1000) - marginSeconds);
  return seconds < 1 ? 'no-store' : `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
