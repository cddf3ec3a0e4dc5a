import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { type OutboxHarness, openOutboxHarness, smtpTo, waitFor } from '#tests/support/accounts/outbox-harness.ts';
import { decoyRecipient, enqueue } from '../messages/enqueue.ts';
import type { StoredMessage } from '../render/render-message.ts';
import { defaultRetrySchedule, wakeDelay } from './retry-schedule.ts';

const minute = 60;
const hour = 60 * minute;

describeOnEngines('a code in the outbox', (engine) => {
  let box: OutboxHarness;
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
  });

  const now = () => box.accounts.group.now();
  /** Enqueues a code that expires in ten minutes. */
  const putCode = (email: string) => {
    const values = { code: '123456', minutes: 10, expiresAt: now() + 10 * minute * 1000 };
    return enqueue(box.accounts.group, { template: 'loginCode', to: { email }, edition: 'us', values });
  };
  const advanceAndWake = (seconds: number, worker: { wake(): void }) => {
    box.accounts.advance(seconds);
    worker.wake();
  };
  /** Starts a worker while the mail server is down, then starts the server. */
  const startWhileServerIsDown = async (retainsSent = false) => {
    const server = await box.startMailServer();
    await server.close();
    const worker = box.startWorker({ transports: { mail: smtpTo(server) }, retainsSent });
    // Waits for the store: a delivery still in progress when the clock jumps would be claimed a second time.
    await box.untilOutbox((await box.accounts.outbox()).map(() => ({ last_error: expect.any(String) })));
    await box.startMailServer({ port: server.port });
    box.logLines.splice(0);
    box.alarms.splice(0);
    return worker;
  };

  test('is sent late while it is still valid', async () => {
    await putCode('robin@example.com');
    advanceAndWake(10 * minute - 1, await startWhileServerIsDown());
    await waitFor(() => expect(box.arrivedRecipients()).toEqual(['robin@example.com']));
  });

  test('is dropped without an alert once it has expired, while other messages are sent', async () => {
    await putCode('robin@example.com');
    await box.enqueueMails('other@example.com');
    advanceAndWake(10 * minute, await startWhileServerIsDown());
    await box.untilOutbox([{ failed_at: now(), last_error: 'MessageExpired' }]);
    expect(box.arrivedRecipients()).toEqual(['other@example.com']);
    const [row] = await box.accounts.outbox();
    expect(JSON.parse(row?.template_values ?? '')).toEqual({ minutes: 10, expiresAt: expect.any(Number) });
    expect(box.logLines).toEqual([
      { group: 'us', message: row?.id, template: 'loginCode', tries: 2, reason: 'MessageExpired' },
    ]);
    expect(box.alarms).toEqual([]);
  });

  test('is retained where sent messages are', async () => {
    await putCode('robin@example.com');
    advanceAndWake(hour, await startWhileServerIsDown(true));
    const template_values = expect.stringContaining('"code":"123456"');
    await box.untilOutbox([{ last_error: 'MessageExpired', template_values }]);
    expect(box.arrivedRecipients()).toEqual([]);
  });

  test.each([false, true])(
    'without a transport is removed when its message is given up, unless messages are retained (%s)',
    async (retainsSent) => {
      await putCode('robin@example.com');
      await box.enqueueMails('other@example.com');
      box.accounts.advance(73 * hour);
      box.startWorker({ transports: {}, retainsSent });
      await box.untilOutbox([{ failed_at: now() }, { failed_at: now() }]);
      const rows = await box.accounts.outbox();
      expect(rows.find(({ template }) => template === 'loginCode')?.template_values.includes('123456')).toBe(
        retainsSent,
      );
      expect(rows.find(({ template }) => template === 'welcome')?.template_values).toBe('{"credits":0}');
    },
  );
});

describeOnEngines('a decoy in the outbox', (engine) => {
  let box: OutboxHarness;
  let renderedMessages: StoredMessage[];
  const values = { code: '123456', minutes: 10, expiresAt: 0 };
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
    renderedMessages = [];
    await enqueue(box.accounts.group, { to: { decoy: 'mail' }, template: 'passwordCode', edition: 'us', values });
  });

  const render = (message: StoredMessage) => {
    renderedMessages.push(message);
    return { channel: 'mail', subject: message.template, text: '', html: '', headers: {} } as const;
  };

  test('is rendered like other messages, sent to nobody and deleted without an error', async () => {
    await box.startMailServer();
    await box.enqueueMails('robin@example.com');
    box.startWorker({ render });
    await box.untilOutbox([]);
    expect(renderedMessages.map(({ template }) => template).sort()).toEqual(['passwordCode', 'welcome']);
    expect(renderedMessages.find(({ template }) => template === 'passwordCode')).toMatchObject({
      recipient: decoyRecipient,
      template_values: JSON.stringify(values),
    });
    expect(box.arrivedRecipients()).toEqual(['robin@example.com']);
    expect(box.logLines).toEqual([]);
  });

  test('is retained where sent messages are, and deleted elsewhere, even without a transport', async () => {
    const retaining = box.startWorker({ render, retainsSent: true });
    await box.untilOutbox([{ sent_at: box.accounts.group.now(), failed_at: null, tries: 1 }]);
    await retaining.stop();
    await box.accounts.db.updateTable('outbox').set({ sent_at: null }).execute();
    box.accounts.advance(hour);
    box.startWorker({ render, transports: {} });
    await box.untilOutbox([]);
  });
});

describeOnEngines('the outbox after a call', (engine) => {
  test('is polled after one delay, however often it is woken', async () => {
    const box = await openOutboxHarness(engine);
    const sendTimes: number[] = [];
    const send = async () => void sendTimes.push(performance.now());
    const worker = box.startWorker({
      transports: { mail: { send } },
      schedule: { pollInterval: 60_000, minWakeDelay: 300, maxWakeDelay: 400 },
    });
    // The worker polls once at its start.
    await delay(200);
    await box.enqueueMails('robin@example.com');
    const wokenAt = performance.now();
    for (let times = 0; times < 5; times += 1) {
      worker.wake();
      await delay(20);
    }
    await waitFor(() => expect(sendTimes).toHaveLength(1));
    expect((sendTimes[0] ?? 0) - wokenAt).toBeGreaterThanOrEqual(299);
    expect((sendTimes[0] ?? 0) - wokenAt).toBeLessThan(2_000);
  });
});

test('the delay after a call is random, between 100 and 600 ms', () => {
  expect([0, 0.5, 1].map((chance) => wakeDelay(defaultRetrySchedule, chance))).toEqual([100, 350, 600]);
  expect(new Set(Array.from({ length: 20 }, () => wakeDelay(defaultRetrySchedule))).size).toBeGreaterThan(10);
});
