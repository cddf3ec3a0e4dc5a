import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task runs when the browser reports a quiet moment, and does not wait for one for ever', () => {
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

test('a task runs a moment later in browsers that report no quiet moments', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});
