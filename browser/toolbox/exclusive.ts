import { localStore } from './storage.ts';

/** A task. `hasWaited`: another one ran just before. */
type Task<Value> = (hasWaited: boolean) => Promise<Value>;

/** Milliseconds that another tab may need to see what was stored before the lock was released. Usually enough. */
const storageLag = 50;

/**
 * Runs one task of this name at a time in this browser: with Web Locks, or with a lease in storage where they are
 * missing or refused. A task begins a moment later, so that it sees what the previous task has stored.
 */
export async function runExclusively<Value>(name: string, task: Task<Value>): Promise<Value> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return runWithLease(name, task);
  let hasBegun = false;
  const begin = async (hasWaited: boolean) => {
    hasBegun = true;
    await new Promise((resolve) => setTimeout(resolve, storageLag));
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
    return runWithLease(name, task);
  }
}

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

/** Runs one task at a time among the tabs that share the storage; a note under `key` says who works and until when. */
async function runWithLease<Value>(key: string, task: Task<Value>): Promise<Value> {
  const owner = Math.random().toString(36).slice(2);
  const writeLease = () =>
    localStore.write(key, JSON.stringify({ owner, until: Date.now() + leaseDuration } satisfies Lease));
  const isMine = () => parseLease(localStore.read(key))?.owner === owner;
  while (!isMine()) {
    const lease = parseLease(localStore.read(key));
    if (!lease || isExpired(lease)) writeLease();
    await new Promise((resolve) => setTimeout(resolve, pollInterval * (1 + Math.random())));
  }
  const renewal = setInterval(writeLease, renewalInterval);
  try {
    // `hasWaited` is false: the lease is read from the same storage as everything that was stored before it.
    return await task(false);
  } finally {
    clearInterval(renewal);
    if (isMine()) localStore.remove(key);
  }
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
