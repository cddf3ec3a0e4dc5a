import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { type OutboxHarness, openOutboxHarness, smtpTo, waitFor } from '#tests/support/accounts/outbox-harness.ts';
import { enqueue } from '../messages/enqueue.ts';

const minute = 60;
const hour = 60 * minute;

describeOnEngines('a code in the outbox', (engine) => {
  let box: OutboxHarness;
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
  });
  afterEach(() => box.close());

  /** Enqueues a code that expires in ten minutes. */
  const putCode = (email: string) => {
    const now = box.accounts.group.now();
    const values = { code: '123456', minutes: 10, expiresAt: now + 10 * minute * 1000 };
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
    const messages = (await box.accounts.outbox()).length;
    // Waits for the store: a delivery still in progress when the clock jumps would be claimed a second time.
    await waitFor(async () =>
      expect((await box.accounts.outbox()).filter(({ last_error }) => last_error !== null)).toHaveLength(messages),
    );
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
    await waitFor(async () =>
      expect(await box.accounts.outbox()).toMatchObject([
        { failed_at: box.accounts.group.now(), last_error: 'MessageExpired' },
      ]),
    );
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
    await waitFor(async () => expect(await box.accounts.outbox()).toMatchObject([{ last_error: 'MessageExpired' }]));
    const [row] = await box.accounts.outbox();
    expect(row?.template_values).toContain('"code":"123456"');
    expect(box.arrivedRecipients()).toEqual([]);
  });

  test.each([false, true])(
    'without a transport is removed when its message is given up, unless messages are retained (%s)',
    async (retainsSent) => {
      await putCode('robin@example.com');
      await box.enqueueMails('other@example.com');
      box.accounts.advance(73 * hour);
      box.startWorker({ transports: {}, retainsSent });
      await waitFor(async () =>
        expect((await box.accounts.outbox()).map(({ failed_at }) => failed_at)).toEqual([
          box.accounts.group.now(),
          box.accounts.group.now(),
        ]),
      );
      const rows = await box.accounts.outbox();
      expect(rows.find(({ template }) => template === 'loginCode')?.template_values.includes('123456')).toBe(
        retainsSent,
      );
      expect(rows.find(({ template }) => template === 'welcome')?.template_values).toBe('{"credits":0}');
    },
  );
});
