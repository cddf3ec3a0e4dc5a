import { createLease } from './lease.ts';
import type { Store } from './storage.ts';

/** Runs a task when no other task of the same name runs in this browser. */
export type Exclusive = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Waits with Web Locks; where the browser has none, or refuses them along with storage, with a lease in storage. */
export function exclusiveIn(name: string, store: Store, locks: Pick<LockManager, 'request'> | undefined): Exclusive {
  const leased = createLease(name, store);
  return async function exclusive<Value>(task: () => Promise<Value>): Promise<Value> {
    if (!locks) return leased(task);
    let hasBegun = false;
    try {
      return (await locks.request(name, () => {
        hasBegun = true;
        return task();
      })) as Value;
    } catch (error) {
      if (hasBegun) throw error;
      return leased(task);
    }
  };
}
