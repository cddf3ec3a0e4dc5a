import { expect, test } from 'vitest';
import { FixedWindowCounter } from './fixed-window-counter.ts';

const rule = { limit: 2, seconds: 60 };

test('events count until their window ends', () => {
  const counter = new FixedWindowCounter();
  expect([0, 1, 2, 3].map(() => counter.take('a', rule, 0))).toEqual([0, 0, 60, 60]);
  expect(counter.take('a', rule, 59_001)).toBe(1);
  expect(counter.take('a', rule, 60_000)).toBe(0);
  expect(counter.take('b', rule, 0)).toBe(0);
});

test('a key stays blocked until its instant, or until it is deleted', () => {
  const counter = new FixedWindowCounter();
  counter.block('a', 5_000, 0);
  expect(counter.blockedFor('a', 4_999)).toBe(1);
  expect(counter.blockedFor('a', 5_000)).toBe(0);
  counter.block('a', 5_000, 0);
  counter.delete('a');
  expect(counter.blockedFor('a', 0)).toBe(0);
});

test('a flood of new keys is bounded, costs little and evicts ended windows first', () => {
  const counter = new FixedWindowCounter();
  counter.block('short', 500, 0);
  for (let key = 0; key < 200_000; key += 1) counter.take(`k${key}`, rule, 0);
  expect(counter.blockedFor('short', 0)).toBe(0);
  counter.block('long', 1_000_000, 61_000);
  for (let key = 0; key < 49_000; key += 1) counter.take(`l${key}`, rule, 61_000);
  expect(counter.blockedFor('long', 61_000)).toBe(939);
});
