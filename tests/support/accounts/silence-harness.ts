import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { isStoreUnavailable } from '#accounts/store/store-unavailable.ts';
import { createDatabase } from './account-engines.ts';
import { call, openTestGroup, type TestGroup } from './account-group.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

/** Milliseconds after which a connection counts as silent. */
export const silence = 1000;
export const poolSize = 10;

/** An account group on PostgreSQL behind a proxy that can go silent, new for every test of the `describe`. */
export function silenceHarness() {
  let proxy: SilentProxy;
  let accounts: TestGroup;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const database = await createDatabase('postgres');
    remove = database.remove;
    proxy = await openSilentProxy(database.address);
    accounts = await openTestGroup('postgres', { address: proxy.address, silenceTimeout: silence });
  });
  afterEach(async () => {
    await accounts.close();
    await proxy.close();
    await remove();
  });
  const waitInStore = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(accounts.db);
  return {
    accounts: () => accounts,
    proxy: () => proxy,
    waitInStore,
    subscribeAddress: (email: string) => call(accounts.group, 'subscribe', { email, source: 'footer' }),
    async fillPool() {
      await Promise.all(Array.from({ length: poolSize }, () => waitInStore(0.1)));
      expect(proxy.activeConnections()).toBe(poolSize);
    },
  };
}

/** Returns for each call if it failed because its store is unavailable; undefined for calls that succeeded. */
export const failuresOf = async (calls: Promise<unknown>[]): Promise<(boolean | undefined)[]> =>
  (await Promise.allSettled(calls)).map((end) =>
    end.status === 'rejected' ? isStoreUnavailable(end.reason) : undefined,
  );
