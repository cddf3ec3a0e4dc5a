import type { Exclusive } from './lease.ts';
import { createLease } from './lease.ts';
import type { Store } from './storage.ts';

/**
 * A lock is handed on sooner than another tab can read what was stored under it; this long, in ms, mostly is enough. A
 * task that has waited can look longer.
 */
const storageLag = 50;
const storageArrived = () => new Promise<void>((resolve) => setTimeout(resolve, storageLag));

/**
 * Waits with Web Locks; where the browser has none, or refuses them along with storage, with a lease in storage. A task
 * reads what the ones before it have stored: it begins once `arrived` says that this is there.
 */
export function exclusiveIn(
  name: string,
  store: Store,
  locks: Pick<LockManager, 'request'> | undefined,
  arrived = storageArrived,
): Exclusive {
  const leased = createLease(name, store);
  return async function exclusive<Value>(task: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
    if (!locks) return leased(task);
    let hasBegun = false;
    const begin = async (hasWaited: boolean) => {
      hasBegun = true;
      await arrived();
      return task(hasWaited);
    };
    try {
      const atOnce = await locks.request(
        name,
        { ifAvailable: true },
        async (lock) => lock && { value: await begin(false) },
      );
      return atOnce ? atOnce.value : ((await locks.request(name, () => begin(true))) as Value);
    } catch (error) {
      if (hasBegun) throw error;
      return leased(task);
    }
  };
}
