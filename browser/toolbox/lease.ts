import type { Store } from './storage.ts';

/** Runs a task while no other task of the same name runs in this browser. `hasWaited`: another one ran just before. */
export type Exclusive = <Value>(task: (hasWaited: boolean) => Promise<Value>) => Promise<Value>;

/** Milliseconds after which a lease that is not renewed expires: its tab is gone. */
const leaseDuration = 10_000;
const renewalInterval = 3_000;
/**
 * Milliseconds between two looks of a waiting tab. A new holder also waits this long, because another tab may have
 * taken the lease at the same moment; the last one to write has it.
 */
const pollInterval = 50;

interface Lease {
  owner: string;
  until: number;
}

/** Runs one task at a time among the tabs that share `store`; a note under `key` says who works and until when. */
export function createLease(key: string, store: Store): Exclusive {
  return async function leased<Value>(task: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
    const owner = Math.random().toString(36).slice(2);
    const writeLease = () =>
      store.write(key, JSON.stringify({ owner, until: Date.now() + leaseDuration } satisfies Lease));
    const isMine = () => parseLease(store.read(key))?.owner === owner;
    while (!isMine()) {
      const lease = parseLease(store.read(key));
      if (!lease || isExpired(lease)) writeLease();
      await new Promise((resolve) => setTimeout(resolve, pollInterval * (1 + Math.random())));
    }
    const renewal = setInterval(writeLease, renewalInterval);
    try {
      // `hasWaited` is false: the lease is read from the same storage as everything that was stored before it.
      return await task(false);
    } finally {
      clearInterval(renewal);
      if (isMine()) store.remove(key);
    }
  };
}

/** A clock that was set back must not prolong a lease. */
const isExpired = ({ until }: Lease): boolean => until <= Date.now() || until > Date.now() + leaseDuration;

function parseLease(note: string | null): Lease | undefined {
  try {
    const lease = JSON.parse(note ?? 'null') as Partial<Lease> | null;
    return typeof lease?.owner === 'string' && typeof lease.until === 'number'
      ? { owner: lease.owner, until: lease.until }
      : undefined;
  } catch {
    return undefined;
  }
}
