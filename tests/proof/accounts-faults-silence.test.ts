import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subscribe } from '#accounts/newsletter/subscribe.ts';
import { createOutboxWorker } from '#accounts/outbox/worker.ts';
import { isStoreUnavailable } from '#accounts/store/store-unavailable.ts';
import { createDatabase } from '../support/accounts/account-engines.ts';
import type { TestGroup } from '../support/accounts/account-group.ts';
import { callerFrom, openTestGroup } from '../support/accounts/account-group.ts';
import { waitFor } from '../support/accounts/outbox-harness.ts';
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

  const subscribeAddress = (email: string) => subscribe(accounts.group, { email, source: 'footer' }, callerFrom());
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
    expect(await failuresOf([subscribeAddress('lost@example.com')])).toEqual([true]);
    await subscribeAddress('back@example.com');
    expect(proxy.activeConnections()).toBe(1);
  });

  test('do not block the outbox for longer either', async () => {
    const recipients: string[] = [];
    const logMessages: string[] = [];
    const recordMessage = (_line: object, message: string) => void logMessages.push(message);
    const worker = createOutboxWorker({
      groups: [accounts.group],
      transports: { mail: { send: async ({ to }) => void recipients.push(to) } },
      render: () => ({ channel: 'mail', subject: '', text: '', html: '', headers: {} }),
      now: accounts.group.now,
      log: { info: recordMessage, warn: recordMessage, error: recordMessage },
      retainsSent: false,
      schedule: { pollInterval: 10, minWakeDelay: 0, maxWakeDelay: 0 },
    });
    await subscribeAddress('before@example.com');
    await waitFor(() => expect(recipients).toEqual(['before@example.com']));
    await fillPool();
    proxy.silence();
    await waitFor(() => expect(logMessages.join()).toContain('the outbox cannot be reached'));
    await subscribeAddress('after@example.com');
    await waitFor(() => expect(recipients).toEqual(['before@example.com', 'after@example.com']));
    expect(logMessages.at(-1)).toBe('the outbox is back');
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
