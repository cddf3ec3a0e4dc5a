import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClock } from './store-clock.ts';

const [second, minute] = [1_000, 60_000];
const noon = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A database whose clock is at `noon` now. `there` and `back` are the delays of request and response in seconds,
 * `stepped` is by how many ms its clock has been set forward.
 */
function database() {
  const start = performance.now();
  const way = { there: 0, back: 0, stepped: 0 };
  const pass = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * second));
  const now = () => noon + way.stepped + performance.now() - start;
  const read = async () => {
    await pass(way.there);
    const serverTime = now();
    await pass(way.back);
    return serverTime;
  };
  return { way, now, read };
}

const openedClock = async (opening: ReturnType<typeof followClock>) => {
  await vi.advanceTimersByTimeAsync(10 * second);
  return opening;
};

test('the clock follows the database, not the clock of this machine', async () => {
  const { now, read } = database();
  const clock = await openedClock(followClock(read));
  vi.setSystemTime(Date.now() + 5 * minute);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  expect(clock.now()).toSatisfy(Number.isInteger);
  clock.stop();
});

test('assumes equal delays both ways, and ignores a less precise reading', async () => {
  const { way, now, read } = database();
  Object.assign(way, { there: 1, back: 3 });
  const clock = await openedClock(followClock(read));
  const wrong = clock.now() - now();
  expect(Math.abs(wrong + second)).toBeLessThan(2);
  Object.assign(way, { there: 4, back: 4 });
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(clock.now() - now()).toBeCloseTo(wrong, -1);
  Object.assign(way, { there: 0, back: 0 });
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  clock.stop();
});

test('follows a step of the database within half a minute, and continues without it', async () => {
  const { way, now, read } = database();
  let isAway = false;
  const clock = await openedClock(followClock(() => (isAway ? Promise.reject(new Error('away')) : read())));
  way.stepped = -5 * minute;
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  isAway = true;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  clock.stop();
});
