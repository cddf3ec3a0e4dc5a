import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Renewal } from './refresh.ts';
import { createRefresh } from './refresh.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp(validUntil: number | undefined, { random = 0, stale = false } = {}) {
  const state = { validUntil, isVisible: true, outcomes: [] as (Renewal | Error)[], next: undefined as number | undefined };
  const renew = vi.fn(async () => {
    const outcome = state.outcomes.shift() ?? 'renewed';
    if (outcome instanceof Error) throw outcome;
    if (outcome === 'renewed') [state.validUntil, state.next] = [state.next, undefined];
    return outcome;
  });
  const measure = vi.fn(async () => {
    stale = false;
  });
  const time = { now: () => Date.now(), measure, isStale: () => stale };
  const refresh = createRefresh({ time, validUntil: () => state.validUntil, isVisible: () => state.isVisible, renew, random: () => random });
  return { refresh, renew, measure, state };
}

test('renews the page shortly after its last moment, never before', async () => {
  const { refresh, renew } = setUp(60_000);
  await refresh.check();
  await vi.advanceTimersByTimeAsync(60_099);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('spreads visitors over less than half a second', async () => {
  const { refresh, renew } = setUp(60_000, { random: 0.999 });
  await refresh.check();
  await vi.advanceTimersByTimeAsync(60_499);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('leaves a page alone that is right for ever', async () => {
  const { refresh, renew, measure } = setUp(undefined, { stale: true });
  await refresh.check();
  await vi.advanceTimersByTimeAsync(1e9);
  expect(renew).not.toHaveBeenCalled();
  expect(measure).not.toHaveBeenCalled();
});

test('waits for an edge that is further away than a timer can count', async () => {
  const year = 365 * 86_400_000;
  const { refresh, renew } = setUp(year);
  await refresh.check();
  await vi.advanceTimersByTimeAsync(year + 99);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('waits for the edge after the next one once it is renewed', async () => {
  const { refresh, renew, state } = setUp(1_000);
  state.next = 5_000;
  await refresh.check();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('asks again, less and less often, while the server still gives the old page or none', async () => {
  const { refresh, renew, state } = setUp(1_000);
  state.outcomes = ['unchanged', new Error('offline')];
  await refresh.check();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(renew).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(renew).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1e6);
  expect(renew).toHaveBeenCalledTimes(3);
});

test('does nothing more once the document is being loaded instead', async () => {
  const { refresh, renew, state } = setUp(1_000);
  state.outcomes = ['leaving'];
  await refresh.check();
  await vi.advanceTimersByTimeAsync(1_100);
  await refresh.check();
  await vi.advanceTimersByTimeAsync(1e6);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a tab that nobody looks at renews when it is looked at', async () => {
  const { refresh, renew, state } = setUp(1_000);
  state.isVisible = false;
  await refresh.check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renew).not.toHaveBeenCalled();
  state.isVisible = true;
  await refresh.check();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('measures the server’s time anew before relying on an old measurement', async () => {
  const { refresh, measure } = setUp(1_000, { stale: true });
  await refresh.check();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('several wake-ups at once renew once', async () => {
  const { refresh, renew } = setUp(0);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([refresh.check(), refresh.check(), refresh.check()]);
  expect(renew).toHaveBeenCalledTimes(1);
});
