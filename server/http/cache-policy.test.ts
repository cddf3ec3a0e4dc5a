import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheUntil } from './cache-policy.ts';

const second = 1000;
const secondsOf = (policy: string) => (policy === 'no-store' ? undefined : Number(/s-maxage=(\d+)$/.exec(policy)?.[1]));

/** For how long the front keeps a page: for a second that it counts in whole ones. */
const heldByFront = 2 * second;

test('a cache that counts whole seconds from when it had an answer of the front, up to a second late, keeps none past the edge', () => {
  const [now, ahead] = [fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 20_000 })];
  fc.assert(
    fc.property(
      now,
      ahead,
      fc.integer({ min: 0, max: heldByFront }),
      fc.integer({ min: 0, max: second }),
      (now, ahead, held, underway) => {
        const seconds = secondsOf(cacheUntil(now + ahead, now, 86_400));
        if (seconds === undefined) return;
        const received = Math.floor((now + held + underway) / second);
        const keptUntil = (received + seconds + 1) * second;
        expect(keptUntil).toBeLessThanOrEqual(now + ahead);
      },
    ),
  );
});

test('an answer is kept until five seconds before its edge at least, and never longer than the longest', () => {
  expect(secondsOf(cacheUntil(100 * second, 0, 86_400))).toBe(96);
  expect(secondsOf(cacheUntil(5 * second, 0, 86_400))).toBe(1);
  expect(secondsOf(cacheUntil(5 * second - 1, 0, 86_400))).toBeUndefined();
  expect(secondsOf(cacheUntil(100 * second, 0, 60))).toBe(60);
  expect(secondsOf(cacheUntil(undefined, 0, 60))).toBe(60);
});

test('browsers ask each time', () => {
  expect(cacheUntil(undefined, 0, 60)).toBe('public, max-age=0, must-revalidate, s-maxage=60');
});
