import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClock } from './clock.ts';

const [second, minute] = [1_000, 60_000];
const noon = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A database whose clock is at `noon` now. Delays are in seconds; `clockStep` is by how many ms the clock has been set
 * forward.
 */
function database() {
  const start = performance.now();
  const connection = { requestDelay: 0, responseDelay: 0, clockStep: 0 };
  const pass = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * second));
  const now = () => noon + connection.clockStep + performance.now() - start;
  const read = async () => {
    await pass(connection.requestDelay);
    const serverTime = now();
    await pass(connection.responseDelay);
    return serverTime;
  };
  return { connection, now, read };
}

const startedClock = async (starting: ReturnType<typeof followClock>) => {
  await vi.advanceTimersByTimeAsync(10 * second);
  return starting;
};

test('the clock follows the database, not the clock of this machine', async () => {
  const { now, read } = database();
  const clock = await startedClock(followClock(read));
  vi.setSystemTime(Date.now() + 5 * minute);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  expect(clock.now()).toSatisfy(Number.isInteger);
  clock.stop();
});

test('assumes equal delays both ways, and ignores a less precise reading', async () => {
  const { connection, now, read } = database();
  Object.assign(connection, { requestDelay: 1, responseDelay: 3 });
  const clock = await startedClock(followClock(read));
  const initialError = clock.now() - now();
  expect(Math.abs(initialError + second)).toBeLessThan(2);
  Object.assign(connection, { requestDelay: 4, responseDelay: 4 });
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(clock.now() - now()).toBeCloseTo(initialError, -1);
  Object.assign(connection, { requestDelay: 0, responseDelay: 0 });
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  clock.stop();
});

test('follows a step of the database within half a minute, and continues without it', async () => {
  const { connection, now, read } = database();
  let isAway = false;
  const clock = await startedClock(followClock(() => (isAway ? Promise.reject(new Error('away')) : read())));
  connection.clockStep = -5 * minute;
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  isAway = true;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(Math.abs(clock.now() - now())).toBeLessThan(2);
  clock.stop();
});
