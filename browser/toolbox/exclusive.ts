import type { Exclusive } from './lease.ts';
import { createLease } from './lease.ts';
import type { Store } from './storage.ts';

/** How long, in ms, another tab may need to see what was stored before the lock was released. Usually enough. */
const storageLag = 50;
const waitForStorage = () => new Promise<void>((resolve) => setTimeout(resolve, storageLag));

/**
 * Runs one task at a time: with Web Locks, or with a lease in storage where they are missing or refused. A task begins
 * once `arrived` resolves, so that it sees what the previous task has stored.
 */
export function exclusiveIn(
  name: string,
  store: Store,
  locks: Pick<LockManager, 'request'> | undefined,
  arrived = waitForStorage,
): Exclusive {
  const runWithLease = createLease(name, store);
  return async function exclusive<Value>(task: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
    if (!locks) return runWithLease(task);
    let hasBegun = false;
    const begin = async (hasWaited: boolean) => {
      hasBegun = true;
      await arrived();
      return task(hasWaited);
    };
    try {
      const immediate = await locks.request(
        name,
        { ifAvailable: true },
        async (lock) => lock && { value: await begin(false) },
      );
      return immediate ? immediate.value : ((await locks.request(name, () => begin(true))) as Value);
    } catch (error) {
      if (hasBegun) throw error;
      return runWithLease(task);
    }
  };
}
