import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentTime } from './document-time.ts';
import { whenStale } from './when-stale.ts';

let now = 0;
const measure = vi.fn(async () => undefined);
let started = 0;
const onStale = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  started = performance.now();
  now = 1_000_000;
  measure.mockClear();
  Object.assign(documentTime, {
    now: () => now + performance.now() - started,
    measure,
    isStale: () => measure.mock.calls.length === 0,
  });
  onStale.mockClear();
});
afterEach(() => vi.useRealTimers());

test('calls back at once if the data is out of date by the server’s time, after measuring it', async () => {
  whenStale(1, onStale);
  await vi.advanceTimersByTimeAsync(0);
  expect(measure).toHaveBeenCalledOnce();
  expect(onStale).toHaveBeenCalledOnce();
});

test('calls back once, shortly after the data became stale', async () => {
  whenStale(now + 5000, onStale);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStale).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(onStale).toHaveBeenCalledOnce();
});

test('notices soon after waking that the data became stale while the computer slept', async () => {
  const hour = 3_600_000;
  whenStale(now + hour, onStale);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onStale).not.toHaveBeenCalled();
  now += hour;
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStale).toHaveBeenCalledOnce();
});

test('does not call back after it was stopped', async () => {
  const stop = whenStale(now + 5000, onStale);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onStale).not.toHaveBeenCalled();
});
