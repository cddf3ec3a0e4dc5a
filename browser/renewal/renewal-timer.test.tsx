import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Renewal } from './renew-page.ts';
import { createRenewalTimer } from './renewal-timer.ts';

const hour = 3_600_000;
const day = 24 * hour;

const { dataset } = document.documentElement;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete dataset.validUntil;
});

const validUntil = (instant: number | undefined) => {
  if (instant === undefined) delete dataset.validUntil;
  else dataset.validUntil = new Date(instant).toISOString();
};

/**
 * The server's time is Date.now plus the `slept` ms in which the page's clock stood still. `old`: it was measured long
 * ago.
 */
function setUp(end: number | undefined, { random = 0, old = false } = {}) {
  validUntil(end);
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const state = {
    outcomes: [] as (Renewal | Error)[],
    next: undefined as number | undefined,
    slept: 0,
    old,
  };
  let measuredSleep = 0;
  const renew = vi.fn(async () => {
    const outcome = state.outcomes.shift() ?? 'renewed';
    if (outcome instanceof Error) throw outcome;
    if (outcome === 'renewed') {
      validUntil(state.next);
      state.next = undefined;
    }
    return outcome;
  });
  const measure = vi.fn(async () => {
    state.old = false;
    measuredSleep = state.slept;
  });
  const isStale = (age?: number) => measuredSleep !== state.slept || (state.old && age !== Number.POSITIVE_INFINITY);
  const addListener = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined);
  const prepare = vi.fn();
  const check = createRenewalTimer({ now: () => Date.now() + measuredSleep, measure, isStale }, prepare, renew);
  /** The browser shows the document again, from its history. */
  const restore = () => {
    const [, listener] = addListener.mock.calls.find(([type]) => type === 'pageshow') ?? [];
    (listener as (event: object) => void)({ persisted: true });
  };
  return { check, restore, prepare, renew, measure, state, visibility };
}

test('renews the page shortly after its validity ends, never before', async () => {
  const { check, renew } = setUp(60_000);
  await check();
  await vi.advanceTimersByTimeAsync(60_099);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('spreads visitors over less than half a second', async () => {
  const { check, renew } = setUp(60_000, { random: 0.999 });
  await check();
  await vi.advanceTimersByTimeAsync(60_499);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('prepares the renewal a minute or two before the edge', async () => {
  const { check, prepare, renew } = setUp(hour);
  await check();
  await vi.advanceTimersByTimeAsync(hour - 120_000);
  expect(prepare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(65_000);
  expect(prepare).toHaveBeenCalled();
  expect(renew).not.toHaveBeenCalled();
});

test('leaves a page alone that is valid forever', async () => {
  const { check, renew, measure } = setUp(undefined, { old: true });
  await check();
  await vi.advanceTimersByTimeAsync(1e9);
  expect(renew).not.toHaveBeenCalled();
  expect(measure).not.toHaveBeenCalled();
});

test('checks the clock every few seconds, even when the edge is further away than a timer can count', async () => {
  const { check, renew } = setUp(365 * day);
  await check();
  await vi.advanceTimersToNextTimerAsync();
  expect(Date.now()).toBeLessThanOrEqual(5_000);
  expect(vi.getTimerCount()).toBe(1);
  expect(renew).not.toHaveBeenCalled();
});

test('renews within seconds once the computer wakes after the edge', async () => {
  const { check, renew, measure, state } = setUp(10 * hour);
  await check();
  await vi.advanceTimersByTimeAsync(60_000);
  state.slept = 12 * hour;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([measure.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
});

test('waits for the true edge when the computer has slept until shortly before it', async () => {
  const { check, renew, state } = setUp(10 * hour);
  await check();
  state.slept = 10 * hour - 20_000;
  await vi.advanceTimersByTimeAsync(20_099);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('waits for the following edge once the page is renewed', async () => {
  const { check, renew, state } = setUp(1_000);
  state.next = 5_000;
  await check();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('retries with growing pauses while the server still returns the old page or fails', async () => {
  const { check, renew, state } = setUp(1_000);
  state.outcomes = ['unchanged', new Error('offline')];
  await check();
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

test('does nothing more once the document is being reloaded', async () => {
  const { check, renew, state } = setUp(1_000);
  state.outcomes = ['leaving'];
  await check();
  await vi.advanceTimersByTimeAsync(1_100);
  await check();
  await vi.advanceTimersByTimeAsync(1e6);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('renews a hidden tab when it becomes visible', async () => {
  const { check, renew, visibility } = setUp(1_000);
  visibility.mockReturnValue('hidden');
  await check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renew).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  visibility.mockReturnValue('visible');
  await check();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('sends no request while the edge is far away, however old the measurement', async () => {
  const { check, measure } = setUp(2 * day, { old: true });
  await check();
  await vi.advanceTimersByTimeAsync(hour);
  await check();
  expect(measure).not.toHaveBeenCalled();
});

test.each([
  ['two minutes', 0.999, 120_000],
  ['one minute', 0, 60_000],
])('renews an old measurement %s before the edge, and not again at the edge', async (_when, random, ahead) => {
  const { check, measure, renew } = setUp(hour, { old: true, random });
  await check();
  await vi.advanceTimersByTimeAsync(hour - ahead - 1);
  expect(measure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(measure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(ahead + 500);
  expect([measure.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
});

test('renews once when two edges have passed meanwhile', async () => {
  const { check, renew, state, visibility } = setUp(1_000);
  visibility.mockReturnValue('hidden');
  await check();
  await vi.advanceTimersByTimeAsync(hour);
  visibility.mockReturnValue('visible');
  state.next = day;
  await check();
  await vi.advanceTimersByTimeAsync(hour);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('continues when the browser restores a document that was being left', async () => {
  const { check, restore, renew, state } = setUp(1_000);
  state.outcomes = ['leaving'];
  await check();
  await vi.advanceTimersByTimeAsync(1_100);
  restore();
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('renews once for several concurrent wake-ups', async () => {
  const { check, renew } = setUp(0);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([check(), check(), check()]);
  expect(renew).toHaveBeenCalledTimes(1);
});
