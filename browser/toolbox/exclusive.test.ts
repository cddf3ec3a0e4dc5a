import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks, storageArea } from '../session/browser.examples.ts';
import { exclusiveIn } from './exclusive.ts';
import { createStore } from './storage.ts';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens tabs that share a storage area; `most` is how many of their tasks have run at the same time. */
function tabs(locks: Pick<LockManager, 'request'> | undefined, storage = storageArea()) {
  let [running, most] = [0, 0];
  const open = () => {
    const exclusive = exclusiveIn(
      'work',
      createStore(() => storage.area),
      locks,
    );
    return (ms: number) =>
      exclusive(async () => {
        running += 1;
        most = Math.max(most, running);
        await delay(ms);
        running -= 1;
        return ms;
      });
  };
  return { open, most: () => most, values: storage.values };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['Web Locks', fakeLocks()],
  ['no Web Locks', undefined],
])('exclusive work with %s', (_with, locks) => {
  it('runs every task, one at a time', async () => {
    const { open, most, values } = tabs(locks);
    const done = Promise.all(Array.from({ length: 5 }, () => open()(200)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toEqual(Array(5).fill(200));
    expect(most()).toBe(1);
    expect(values.size).toBe(0);
  });

  it('continues after a task that failed, and reports the failure', async () => {
    const storage = storageArea();
    const { open } = tabs(locks, storage);
    const exclusive = exclusiveIn(
      'work',
      createStore(() => storage.area),
      locks,
    );
    const failed = exclusive(() => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toBe('no');
    const next = open()(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await next).toBe(10);
  });
});

it('reads what the previous task stored, even if other tabs see it a moment later', async () => {
  const { area } = storageArea();
  const locks = fakeLocks();
  const open = () => {
    const exclusive = exclusiveIn(
      'work',
      createStore(() => area),
      locks,
    );
    return exclusive(async () => {
      const stored = area.getItem('seen');
      setTimeout(() => area.setItem('seen', 'by one'), 20);
      return stored;
    });
  };
  const done = Promise.all([open(), open()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toEqual([null, 'by one']);
});

describe('without Web Locks', () => {
  it('waits for a long task as long as its tab lives', async () => {
    const { open, most } = tabs(undefined);
    const long = open()(60_000);
    await vi.advanceTimersByTimeAsync(1_000);
    const short = open()(10);
    await vi.advanceTimersByTimeAsync(70_000);
    await Promise.all([long, short]);
    expect(most()).toBe(1);
  });

  it('takes over from a tab that was closed', async () => {
    const { open, values } = tabs(undefined);
    values.set('work', JSON.stringify({ owner: 'gone', until: Date.now() + 10_000 }));
    let isDone = false;
    const done = open()(10).then(() => {
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
      const { open, values } = tabs(undefined);
      values.set('work', note);
      const done = open()(10);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await done).toBe(10);
    },
  );

  it('is still exclusive within one document when storage is blocked', async () => {
    const store = createStore(() => storageArea({ blocked: true }).area);
    const exclusive = exclusiveIn('work', store, undefined);
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} begins`);
      await delay(100);
      order.push(`${name} ends`);
    };
    const done = Promise.all([exclusive(task('one')), exclusive(task('two'))]);
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(order.map((entry) => entry.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('falls back to a lease when Web Locks are refused', async () => {
    const refusingLocks = {
      request: (() => Promise.reject(new DOMException('denied', 'SecurityError'))) as LockManager['request'],
    };
    const { open } = tabs(refusingLocks);
    const done = open()(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await done).toBe(10);
  });
});
