import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '#tests/support/accounts/account-engines.ts';
import type { TestGroup } from '#tests/support/accounts/account-group.ts';
import { callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { findPostgres } from '#tests/support/accounts/postgres-cluster.ts';
import type { SilentProxy } from '#tests/support/accounts/silent-proxy.ts';
import { openSilentProxy } from '#tests/support/accounts/silent-proxy.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

const silence = 1000;
const poolSize = 10;

describe.skipIf(findPostgres() === undefined)('silent connections to PostgreSQL', () => {
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

  const join = (email: string) => subscribe(accounts.group, { email, source: 'footer' }, callerFrom());
  const waitInStore = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(accounts.db);
  const fillPool = async () => {
    await Promise.all(Array.from({ length: poolSize }, () => waitInStore(0.1)));
    expect(proxy.activeConnections()).toBe(poolSize);
  };
  /** Whether each call failed with an unavailable store; undefined for calls that succeeded. */
  const failuresOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((end) =>
      end.status === 'rejected' ? isStoreUnavailable(end.reason) : undefined,
    );

  test('fail their calls, and are replaced in the pool', async () => {
    await fillPool();
    proxy.silence();
    const start = performance.now();
    const calls = Array.from({ length: poolSize }, (_, index) => join(`lost${index}@example.com`));
    expect(await failuresOf(calls)).toEqual(calls.map(() => true));
    expect(performance.now() - start).toBeLessThan(4 * silence);
    await Promise.all(Array.from({ length: 2 * poolSize }, (_, index) => join(`back${index}@example.com`)));
    expect((await accounts.outbox('subscribed')).length).toBe(2 * poolSize);
  });
});
