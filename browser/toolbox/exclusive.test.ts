import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks, storageArea } from '../session/browser.examples.ts';
import { runExclusively } from './exclusive.ts';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens tabs that share a storage area; `most` is how many of their tasks have run at the same time. */
function tabs(locks: Pick<LockManager, 'request'> | undefined, storage = storageArea()) {
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('localStorage', storage.area);
  let [running, most] = [0, 0];
  const work = (ms: number) =>
    runExclusively('work', async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(ms);
      running -= 1;
      return ms;
    });
  return { work, most: () => most, values: storage.values };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('exclusive work', () => {
  it('runs every task, one at a time', async () => {
    const { work, most, values } = tabs(fakeLocks());
    const done = Promise.all(Array.from({ length: 5 }, () => work(200)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toEqual(Array(5).fill(200));
    expect(most()).toBe(1);
    expect(values.size).toBe(0);
  });

  it('continues after a task that failed, and reports the failure', async () => {
    const { work } = tabs(fakeLocks());
    const failed = runExclusively('work', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toBe('no');
    const next = work(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await next).toBe(10);
  });
});

it('reads what the previous task stored, even if other tabs see it a moment later', async () => {
  const { values } = tabs(fakeLocks());
  const open = () =>
    runExclusively('work', async () => {
      const stored = values.get('seen');
      setTimeout(() => values.set('seen', 'by one'), 20);
      return stored;
    });
  const done = Promise.all([open(), open()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toEqual([undefined, 'by one']);
});

it('runs a task in a page without TLS, which has no locks', async () => {
  const { work } = tabs(undefined);
  const done = work(10);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toBe(10);
});
