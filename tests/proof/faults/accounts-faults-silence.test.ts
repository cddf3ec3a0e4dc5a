import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OutboxWorker } from '#accounts/mail/outbox/worker.ts';
import { waitFor } from '../../support/accounts/outbox-harness.ts';
import { findPostgres } from '../../support/accounts/postgres-cluster.ts';
import { failuresOf, poolSize, silence, silenceHarness } from '../../support/accounts/silence-harness.ts';

describe.skipIf(findPostgres() === undefined)('connections to PostgreSQL that have gone silent', () => {
  const { accounts, proxy, fillPool, subscribeAddress, waitInStore } = silenceHarness();

  test('are all closed once one of them is noticed', async () => {
    await fillPool();
    proxy().silence();
    expect(await failuresOf([subscribeAddress('lost@example.com')])).toEqual([true]);
    await subscribeAddress('back@example.com');
    expect(proxy().activeConnections()).toBe(1);
  });

  test('do not block the outbox for longer either', async () => {
    const recipients: string[] = [];
    const logMessages: string[] = [];
    const recordMessage = (_line: object, message: string) => void logMessages.push(message);
    const worker = new OutboxWorker({
      group: accounts().group,
      transports: { mail: { send: async ({ to }) => void recipients.push(to) } },
      render: () => ({ channel: 'mail', subject: '', text: '', html: '', headers: {} }),
      log: { info: recordMessage, warn: recordMessage, error: recordMessage },
      retainsSent: false,
      schedule: { pollInterval: 10, minWakeDelay: 0, maxWakeDelay: 0 },
    });
    await subscribeAddress('before@example.com');
    await waitFor(() => expect(recipients).toEqual(['before@example.com']));
    await fillPool();
    proxy().silence();
    await waitFor(() => expect(logMessages.join()).toContain('the outbox cannot be reached'));
    await subscribeAddress('after@example.com');
    await waitFor(() => expect(recipients).toEqual(['before@example.com', 'after@example.com']));
    expect(logMessages.at(-1)).toBe('the outbox is back');
    await worker.stop();
  });

  test('are not confused with connections that are idle or answer in time', async () => {
    await fillPool();
    await delay(2 * silence);
    expect(proxy().activeConnections()).toBe(poolSize);
    await waitInStore((0.5 * silence) / 1000);
    expect(proxy().activeConnections()).toBe(poolSize);
  });
});
