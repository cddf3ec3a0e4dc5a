import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup } from '#tests/support/accounts/account-group.ts';
import {
  type OutboxHarness,
  openOutboxHarness,
  smtpTo,
  testAddresses,
  waitFor,
} from '#tests/support/accounts/outbox-harness.ts';
import { openStore } from '../../store/open-store.ts';
import type { OutgoingMail } from '../transports/transports.ts';

const minute = 60;
const hour = 60 * minute;

describeOnEngines('the outbox', (engine) => {
  let box: OutboxHarness;
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
  });

  test('loses nothing while the mail server is down for an hour', async () => {
    const server = await box.startMailServer();
    await server.close();
    const everybody = testAddresses(10);
    await box.enqueueMails(...everybody);
    const worker = box.startWorker({ transports: { mail: smtpTo(server) } });
    for (let passed = 0; passed < hour; passed += 15 * minute) {
      const before = box.logLines.length;
      box.accounts.advance(15 * minute);
      worker.wake();
      await waitFor(() => expect(box.logLines.length).toBeGreaterThanOrEqual(before + everybody.length));
    }
    expect(await box.accounts.outbox()).toHaveLength(everybody.length);
    await box.startMailServer({ port: server.port });
    box.accounts.advance(10 * minute);
    worker.wake();
    await box.untilOutbox([]);
    expect(box.arrivedRecipients()).toEqual(everybody);
  });

  test('aborts an attempt that takes too long, and retries', async () => {
    let attempts = 0;
    const mail = {
      send: () => {
        attempts += 1;
        return attempts === 1 ? new Promise<void>(() => {}) : Promise.resolve();
      },
    };
    await box.enqueueMails('robin@example.com');
    const worker = box.startWorker({ transports: { mail }, schedule: { pollInterval: 10, attemptTimeout: 50 } });
    await box.untilOutbox([{ tries: 1, last_error: expect.stringContaining('Timeout') }]);
    box.accounts.advance(2);
    worker.wake();
    await box.untilOutbox([]);
  });

  test('resends a mail with the same Message-ID if a node dies before recording that it was accepted', async () => {
    const server = await box.startMailServer();
    const dead = await openStore({ address: box.accounts.address });
    const transport = smtpTo(server);
    // The server accepts the mail, then the node dies before it can record that.
    const send = async (mail: OutgoingMail, options: { signal: AbortSignal }) => {
      await transport.send(mail, options);
      await dead.close();
    };
    await box.enqueueMails('robin@example.com');
    box.startWorker({ group: { ...box.accounts.group, db: dead.db }, transports: { mail: { send } } });
    await waitFor(() => expect(box.arrivedRecipients()).toHaveLength(1));
    const next = box.startWorker();
    await delay(100);
    expect(box.arrivedRecipients()).toHaveLength(1);
    box.accounts.advance(10 * minute);
    next.wake();
    await box.untilOutbox([]);
    expect(new Set(server.mails.map((mail) => mail.head('message-id'))).size).toBe(1);
    expect(box.arrivedRecipients()).toHaveLength(2);
  });

  test('is shared by two nodes without sending a mail twice', async () => {
    await box.startMailServer();
    const secondStore = await openStore({ address: box.accounts.address });
    const everybody = testAddresses(24);
    const [firstWorker, secondWorker] = [
      box.startWorker(),
      box.startWorker({ group: { ...box.accounts.group, db: secondStore.db } }),
    ];
    await box.enqueueMails(...everybody);
    firstWorker.wake();
    secondWorker.wake();
    await box.untilOutbox([]);
    await Promise.all([firstWorker.stop(), secondWorker.stop()]);
    expect(box.arrivedRecipients()).toEqual(everybody);
    await secondStore.close();
  });

  test('continues when its store is back, without resending accepted mails', async () => {
    const server = await box.startMailServer();
    let isAway = false;
    const flaky = await openTestGroup(engine, {
      address: box.accounts.address,
      plugin: {
        transformQuery: ({ node }) => {
          if (isAway) throw new Error('Connection terminated unexpectedly');
          return node;
        },
        transformResult: async ({ result }) => result,
      },
    });
    const transport = smtpTo(server);
    const mail = {
      send: async (firstWorker: OutgoingMail, options: { signal: AbortSignal }) => {
        await transport.send(firstWorker, options);
        isAway = true;
      },
    };
    await box.enqueueMails('robin@example.com');
    const worker = box.startWorker({
      group: { ...box.accounts.group, db: flaky.group.db },
      transports: { mail },
      retainsSent: true,
    });
    await waitFor(() => expect(box.logLines).toContainEqual({ group: 'us', reason: 'Error' }));
    isAway = false;
    box.accounts.advance(10 * minute);
    worker.wake();
    await box.untilOutbox([{ sent_at: expect.any(Number) }]);
    await worker.stop();
    expect(box.arrivedRecipients()).toHaveLength(1);
    await flaky.close();
  });
});
