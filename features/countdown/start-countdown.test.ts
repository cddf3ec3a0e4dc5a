import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondsUntil, startCountdown } from './start-countdown.browser.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Counts down to `to`. The server is `ahead` ms ahead of the visitor's clock and replies after `delay` ms. */
function setUp(to: number, { ahead = 0, delay = 50 } = {}) {
  const clock = { ahead, isKnown: false, isStale: true };
  const measure = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    Object.assign(clock, { isKnown: true, isStale: false });
  });
  const values: number[] = [];
  const time = {
    now: () => (clock.isKnown ? Date.now() + clock.ahead : undefined),
    measure,
    isStale: () => clock.isStale,
  };
  const counting = startCountdown({ time, to, show: (seconds) => void values.push(seconds) });
  counting.check();
  return { clock, measure, shownSeconds: values, counting };
}

describe('counting down', () => {
  it('shows nothing until the server has sent its time', async () => {
    const { shownSeconds } = setUp(60_000);
    await vi.advanceTimersByTimeAsync(49);
    expect(shownSeconds).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shownSeconds).toEqual([60]);
  });

  it('uses the server’s time, however wrong the visitor’s clock is', async () => {
    const { shownSeconds } = setUp(86_460_000, { ahead: 86_400_000, delay: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(shownSeconds).toEqual([60]);
  });

  it('changes on the full second', async () => {
    const { shownSeconds } = setUp(60_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(shownSeconds).toEqual([60]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shownSeconds).toEqual([60, 59]);
  });

  it('reaches 0 at the exact instant and stays there', async () => {
    const { shownSeconds, counting, clock } = setUp(3_000);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(shownSeconds).toEqual([3, 2, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shownSeconds).toEqual([3, 2, 1, 0]);
    clock.ahead = -2_000;
    counting.check();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shownSeconds).toEqual([3, 2, 1, 0]);
  });

  it('measures again, once, when the server’s time is stale, and keeps counting meanwhile', async () => {
    const { shownSeconds, measure, clock } = setUp(60_000, { delay: 1_500 });
    await vi.advanceTimersByTimeAsync(1_500);
    Object.assign(clock, { isStale: true, ahead: 10_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(measure).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(measure).toHaveBeenCalledTimes(2);
    expect(shownSeconds.at(0)).toBe(59);
    expect(shownSeconds.at(-1)).toBe(46);
  });

  it('shows nothing after it was stopped', async () => {
    const { shownSeconds, counting } = setUp(60_000);
    counting.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shownSeconds).toEqual([]);
  });
});

describe('seconds until an instant', () => {
  it('are whole and never negative', () => {
    expect([1_001, 1_000, 1, 0, -5_000].map((remaining) => secondsUntil(100_000 + remaining, 100_000))).toEqual([
      2, 1, 1, 0, 0,
    ]);
  });
});
