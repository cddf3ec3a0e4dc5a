import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('runs a task when the browser is idle, with a time limit', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  const [callback, { timeout }] = requestIdleCallback.mock.calls[0] ?? [];
  expect(timeout).toBeGreaterThan(0);
  callback();
  expect(task).toHaveBeenCalledOnce();
});

test('runs a task a moment later in browsers that do not report idle time', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});
