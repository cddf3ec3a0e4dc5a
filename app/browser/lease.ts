import type { Store } from './storage.ts';

/** Runs a task while no other task of the same name runs in this browser. `hasWaited`: another one ran just before. */
export type Exclusive = <Value>(task: (hasWaited: boolean) => Promise<Value>) => Promise<Value>;

/** Milliseconds after which a lease that is not renewed expires: its tab is gone. */
const lasts = 10_000;
const renewedEvery = 3_000;
/**
 * Milliseconds between two looks of a waiting tab. A new holder also waits this long, because another tab may have
 * taken the lease at the same moment; the last one to write has it.
 */
const pause = 50;

interface Held {
  owner: string;
  until: number;
}

/** Runs one task at a time among the tabs that share `store`; a note under `key` says who works and until when. */
export function createLease(key: string, store: Store): Exclusive {
  return async function leased<Value>(task: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
    const owner = Math.random().toString(36).slice(2);
    const hold = () => store.write(key, JSON.stringify({ owner, until: Date.now() + lasts } satisfies Held));
    const isMine = () => holderOf(store.read(key))?.owner === owner;
    while (!isMine()) {
      const held = holderOf(store.read(key));
      if (!held || isOver(held)) hold();
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
    }
    const renewal = setInterval(hold, renewedEvery);
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
const isOver = ({ until }: Held): boolean => until <= Date.now() || until > Date.now() + lasts;

function holderOf(note: string | null): Held | undefined {
  try {
    const held = JSON.parse(note ?? 'null') as Partial<Held> | null;
    return typeof held?.owner === 'string' && typeof held.until === 'number'
      ? { owner: held.owner, until: held.until }
      : undefined;
  } catch {
    return undefined;
  }
}
