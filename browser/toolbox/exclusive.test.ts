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

describe.each([
  ['Web Locks', fakeLocks()],
  ['no Web Locks', undefined],
])('exclusive work with %s', (_with, locks) => {
  it('runs every task, one at a time', async () => {
    const { work, most, values } = tabs(locks);
    const done = Promise.all(Array.from({ length: 5 }, () => work(200)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toEqual(Array(5).fill(200));
    expect(most()).toBe(1);
    expect(values.size).toBe(0);
  });

  it('continues after a task that failed, and reports the failure', async () => {
    const { work } = tabs(locks);
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

describe('without Web Locks', () => {
  it('waits for a long task as long as its tab lives', async () => {
    const { work, most } = tabs(undefined);
    const long = work(60_000);
    await vi.advanceTimersByTimeAsync(1_000);
    const short = work(10);
    await vi.advanceTimersByTimeAsync(70_000);
    await Promise.all([long, short]);
    expect(most()).toBe(1);
  });

  it('takes over from a tab that was closed', async () => {
    const { work, values } = tabs(undefined);
    values.set('work', JSON.stringify({ owner: 'gone', until: Date.now() + 10_000 }));
    let isDone = false;
    const done = work(10).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
  });

  it.each(['{', 'null', '7', '{"owner":1}', JSON.stringify({ owner: 'ahead', until: 9e15 })])(
    'ignores the invalid lease %s',
    async (note) => {
      const { work, values } = tabs(undefined);
      values.set('work', note);
      const done = work(10);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await done).toBe(10);
    },
  );

  it('is still exclusive within one document when storage is blocked', async () => {
    tabs(undefined, storageArea({ blocked: true }));
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} begins`);
      await delay(100);
      order.push(`${name} ends`);
    };
    const done = Promise.all([runExclusively('work', task('one')), runExclusively('work', task('two'))]);
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(order.map((entry) => entry.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('falls back to a lease when Web Locks are refused', async () => {
    const refusingLocks = {
      request: (() => Promise.reject(new DOMException('denied', 'SecurityError'))) as LockManager['request'],
    };
    const { work } = tabs(refusingLocks);
    const done = work(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await done).toBe(10);
  });
});
