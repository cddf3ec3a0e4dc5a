import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { watchClock } from './watch-clock.ts';

test('logs a step of the clock once, in either direction, but ignores slow drift', () => {
  const clock = fixedClock(1_000_000);
  const warnings: unknown[] = [];
  let steady = 0;
  const look = watchClock(clock, { warn: (line: unknown) => void warnings.push(line) } as never, () => steady);
  const pass = (clockMs: number, steadyMs: number) => {
    clock.set(clock.now() + clockMs);
    steady += steadyMs;
    look();
  };
  pass(1_000, 1_000);
  pass(1_300, 1_000);
  expect(warnings).toEqual([]);
  pass(301_000, 1_000);
  pass(1_000, 1_000);
  pass(-299_000, 1_000);
  pass(1_000, 1_000);
  expect(warnings).toEqual([{ seconds: 300 }, { seconds: -300 }]);
});
