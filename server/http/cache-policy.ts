import type { Instant } from '#core/time/instant.ts';
import type { Deployment } from '../deployment.ts';
import { stockTimes } from '../shops/shop-stock.ts';

/** Longest time that shared caches keep a page and a 404, in seconds. */
export const maxAges = { page: 86_400, missing: 60 };

/**
 * Safety margin in seconds. Caches count whole seconds from when a response reached them (two), and the response may be
 * up to two seconds old by then, since the reverse proxy in `deploy/front/nginx.conf` keeps pages that long.
 */
const marginSeconds = 4;

/**
 * The longest time in seconds for a deployment. Where pages follow a shop, no cache may keep one until a change of
 * stock that its node did not know yet. In all editions: a page names others that sell its product.
 */
export const longestAge = ({ stockEditions }: Pick<Deployment, 'stockEditions'>, kind: keyof typeof maxAges): number =>
  stockEditions.length === 0
    ? maxAges[kind]
    : Math.min(maxAges[kind], (stockTimes.lead - stockTimes.read) / 1000 - marginSeconds);

/** `cache-control` for a response: browsers always revalidate, shared caches keep it until shortly before the edge. */
export function cacheUntil(validUntil: Instant | undefined, now: Instant, longest: number): string {
  const seconds =
    validUntil === undefined ? longest : Math.min(longest, Math.floor((validUntil - now) / 1000) - marginSeconds);
  return seconds < 1 ? 'no-store' : `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
