import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheUntil } from './cache-policy.ts';

const second = 1000;
const secondsOf = (policy: string) => (policy === 'no-store' ? undefined : Number(/s-maxage=(\d+)$/.exec(policy)?.[1]));

test('a cache that counts whole seconds from when an answer reached it, up to a second late, keeps none past the edge', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: second }), (now, ahead, underway) => {
      const seconds = secondsOf(cacheUntil(now + ahead, now, 86_400));
      if (seconds === undefined) return;
      const received = Math.floor((now + underway) / second);
      const keptUntil = (received + seconds + 1) * second;
      expect(keptUntil).toBeLessThanOrEqual(now + ahead);
    }),
  );
});

test('an answer is kept until three seconds before its edge at least, and never longer than the longest', () => {
  expect(secondsOf(cacheUntil(100 * second, 0, 86_400))).toBe(98);
  expect(secondsOf(cacheUntil(3 * second, 0, 86_400))).toBe(1);
  expect(secondsOf(cacheUntil(3 * second - 1, 0, 86_400))).toBeUndefined();
  expect(secondsOf(cacheUntil(100 * second, 0, 60))).toBe(60);
  expect(secondsOf(cacheUntil(undefined, 0, 60))).toBe(60);
});

test('browsers ask each time', () => {
  expect(cacheUntil(undefined, 0, 60)).toBe('public, max-age=0, must-revalidate, s-maxage=60');
});
