import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockTimes } from '../shops/shop-stock.ts';
import { cacheUntil, longestAge, maxAges } from './cache-policy.ts';

const second = 1000;
const secondsOf = (policy: string) => (policy === 'no-store' ? undefined : Number(/s-maxage=(\d+)$/.exec(policy)?.[1]));

/** The longest time that the reverse proxy keeps a page: up to two seconds, since it counts whole ones. */
const maxProxyMs = 2 * second;

test('no cache behind the proxy keeps a response past the edge, even if it counts whole seconds and received it late', () => {
  const [now, ahead] = [fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 20_000 })];
  fc.assert(
    fc.property(
      now,
      ahead,
      fc.integer({ min: 0, max: maxProxyMs }),
      fc.integer({ min: 0, max: second }),
      (now, ahead, proxyMs, transferMs) => {
        const seconds = secondsOf(cacheUntil(now + ahead, now, 86_400));
        if (seconds === undefined) return;
        const received = Math.floor((now + proxyMs + transferMs) / second);
        const cachedUntil = (received + seconds + 1) * second;
        expect(cachedUntil).toBeLessThanOrEqual(now + ahead);
      },
    ),
  );
});

test('responses are cached until five seconds before the edge or longer, and never longer than the limit', () => {
  expect(secondsOf(cacheUntil(100 * second, 0, 86_400))).toBe(96);
  expect(secondsOf(cacheUntil(5 * second, 0, 86_400))).toBe(1);
  expect(secondsOf(cacheUntil(5 * second - 1, 0, 86_400))).toBeUndefined();
  expect(secondsOf(cacheUntil(100 * second, 0, 60))).toBe(60);
  expect(secondsOf(cacheUntil(undefined, 0, 60))).toBe(60);
});

test('browsers revalidate each time', () => {
  expect(cacheUntil(undefined, 0, 60)).toBe('public, max-age=0, must-revalidate, s-maxage=60');
});

test('where pages follow a shop, no cache keeps one until a change that its node did not know when it sent it', () => {
  const kept = longestAge({ stockEditions: ['uk'] }, 'page') * second + maxProxyMs;
  expect(kept).toBeGreaterThan(0);
  expect(stockTimes.read + kept).toBeLessThan(stockTimes.lead);
  expect(longestAge({ stockEditions: [] }, 'page')).toBe(maxAges.page);
});
