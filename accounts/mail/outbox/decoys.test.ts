import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { type OutboxHarness, openOutboxHarness, waitFor } from '#tests/support/accounts/outbox-harness.ts';
import { decoyRecipient, enqueue } from '../messages/enqueue.ts';
import type { StoredMessage } from '../render/render-message.ts';
import { defaultRetrySchedule, wakeDelay } from './retry-schedule.ts';

describeOnEngines('a decoy', (engine) => {
  let box: OutboxHarness;
  let renderedMessages: StoredMessage[];
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
    renderedMessages = [];
  });
  afterEach(() => box.close());

  const render = (message: StoredMessage) => {
    renderedMessages.push(message);
    return { channel: 'mail', subject: message.template, text: '', html: '', headers: {} } as const;
  };
  const values = { code: '123456', minutes: 10, expiresAt: 0 };
  const putDecoy = () =>
    enqueue(box.accounts.group, {
      to: { decoy: 'mail' },
      template: 'passwordCode',
      edition: 'us',
      values,
    });

  test('is rendered like other messages, sent to nobody and deleted without an error', async () => {
    await box.startMailServer();
    await putDecoy();
    await box.enqueueMails('robin@example.com');
    box.startWorker({ render });
    await waitFor(async () => expect(await box.accounts.outbox()).toEqual([]));
    expect(renderedMessages.map(({ template }) => template).sort()).toEqual(['passwordCode', 'welcome']);
    expect(renderedMessages.find(({ template }) => template === 'passwordCode')).toMatchObject({
      recipient: decoyRecipient,
      template_values: JSON.stringify(values),
    });
    expect(box.arrivedRecipients()).toEqual(['robin@example.com']);
    expect(box.logLines).toEqual([]);
  });

  test('is retained where sent messages are', async () => {
    await putDecoy();
    box.startWorker({ render, retainsSent: true });
    await waitFor(async () =>
      expect(await box.accounts.outbox()).toMatchObject([
        { sent_at: box.accounts.group.now(), failed_at: null, tries: 1 },
      ]),
    );
  });

  test('is deleted even without a transport', async () => {
    await putDecoy();
    await box.enqueueMails('robin@example.com');
    box.startWorker({ render, transports: {} });
    await waitFor(async () =>
      expect(await box.accounts.outbox()).toMatchObject([{ recipient: 'robin@example.com', tries: 0 }]),
    );
  });
});

describeOnEngines('the outbox after a call', (engine) => {
  let box: OutboxHarness;
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
  });
  afterEach(() => box.close());

  test('is polled after one delay, however often it is woken', async () => {
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
