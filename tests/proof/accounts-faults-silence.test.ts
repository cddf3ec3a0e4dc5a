import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subscribe } from '#accounts/newsletter/subscribe.ts';
import { createOutboxWorker } from '#accounts/outbox/worker.ts';
import { isStoreUnavailable } from '#accounts/store/store-unavailable.ts';
import { createDatabase } from '../support/accounts/account-engines.ts';
import type { TestGroup } from '../support/accounts/account-group.ts';
import { callerFrom, openTestGroup } from '../support/accounts/account-group.ts';
import { until } from '../support/accounts/outbox-harness.ts';
import { findPostgres } from '../support/accounts/postgres-cluster.ts';
import type { SilentProxy } from '../support/accounts/silent-proxy.ts';
import { openSilentProxy } from '../support/accounts/silent-proxy.ts';

const silence = 1000;
const poolSize = 10;

describe.skipIf(findPostgres() === undefined)('connections to PostgreSQL that have gone silent', () => {
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
  /** Whether each call failed because its store is unavailable; undefined for calls that succeeded. */
  const failuresOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((end) =>
      end.status === 'rejected' ? isStoreUnavailable(end.reason) : undefined,
    );

  test('are all closed once one of them is noticed', async () => {
    await fillPool();
    proxy.silence();
    expect(await failuresOf([join('lost@example.com')])).toEqual([true]);
    await join('back@example.com');
    expect(proxy.activeConnections()).toBe(1);
  });

  test('do not block the outbox for longer either', async () => {
    const sent: string[] = [];
    const said: string[] = [];
    const say = (_line: object, message: string) => void said.push(message);
    const worker = createOutboxWorker({
      groups: [accounts.group],
      transports: { mail: { send: async ({ to }) => void sent.push(to) } },
      render: () => ({ channel: 'mail', subject: '', text: '', html: '', headers: {} }),
      now: accounts.group.now,
      log: { info: say, warn: say, error: say },
      retainsSent: false,
      schedule: { pollInterval: 10, minKickDelay: 0, maxKickDelay: 0 },
    });
    await join('before@example.com');
    await until(() => expect(sent).toEqual(['before@example.com']));
    await fillPool();
    proxy.silence();
    await until(() => expect(said.join()).toContain('the outbox cannot be reached'));
    await join('after@example.com');
    await until(() => expect(sent).toEqual(['before@example.com', 'after@example.com']));
    expect(said.at(-1)).toBe('the outbox is back');
    await worker.stop();
  });

  test('are not confused with connections that are idle or answer in time', async () => {
    await fillPool();
    await delay(2 * silence);
    expect(proxy.activeConnections()).toBe(poolSize);
    await waitInStore((0.5 * silence) / 1000);
    expect(proxy.activeConnections()).toBe(poolSize);
  });
});
