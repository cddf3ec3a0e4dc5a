import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { watchClock } from './watch-clock.ts';

test('logs a step of the clock once, in either direction, but ignores slow drift', () => {
  const clock = fixedClock(1_000_000);
  const steps: unknown[] = [];
  let steady = 0;
  const look = watchClock(clock, { warn: (line: unknown) => void steps.push(line) } as never, () => steady);
  const pass = (shown: number, passed: number) => {
    clock.set(clock.now() + shown);
    steady += passed;
    look();
  };
  pass(1_000, 1_000);
  pass(1_300, 1_000);
  expect(steps).toEqual([]);
  pass(301_000, 1_000);
  pass(1_000, 1_000);
  pass(-299_000, 1_000);
  pass(1_000, 1_000);
  expect(steps).toEqual([{ seconds: 300 }, { seconds: -300 }]);
});
