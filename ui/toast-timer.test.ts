import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startToastTimer, toastTimes } from './toast-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows a toast for three seconds, a notification for four and a half', () => {
  expect(toastTimes).toEqual({ toast: 3_000, notification: 4_500 });
});

test('ends when its time is over', () => {
  const onEnd = vi.fn();
  startToastTimer(3_000, onEnd, Date.now);
  vi.advanceTimersByTime(2_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not count while it is paused', () => {
  const onEnd = vi.fn();
  const timer = startToastTimer(3_000, onEnd, Date.now);
  vi.advanceTimersByTime(2_000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('never ends once it was stopped', () => {
  const onEnd = vi.fn();
  startToastTimer(3_000, onEnd, Date.now).stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
