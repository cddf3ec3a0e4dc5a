import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { refusal } from '#tests/support/accounts/mail-server.ts';
import {
  type OutboxHarness,
  openOutboxHarness,
  smtpTo,
  testAddresses,
  waitFor,
} from '#tests/support/accounts/outbox-harness.ts';
import { enqueue } from '../messages/enqueue.ts';
import { createHttpSms } from '../transports/http-sms.ts';

const hour = 3600;

describeOnEngines('the outbox', (engine) => {
  let box: OutboxHarness;
  beforeEach(async () => {
    box = await openOutboxHarness(engine);
  });

  test('sends its messages, then deletes them', async () => {
    await box.startMailServer();
    await box.enqueueMails('robin@example.com');
    box.startWorker();
    await box.untilOutbox([]);
    expect(box.arrivedRecipients()).toEqual(['robin@example.com']);
  });

  test('sends all other messages before notices, of which there may be many', async () => {
    const notice = { template: 'noticeSale', edition: 'us', values: { subject: '', slug: '', stopToken: '' } } as const;
    const notices = testAddresses(20).map((email) => ({ ...notice, to: { email } }));
    await enqueue(box.accounts.group, ...notices);
    box.accounts.advance(1);
    await box.enqueueMails('robin@example.com', 'other@example.com');
    const recipients: string[] = [];
    const send = async ({ to }: { to: string }) => void recipients.push(to);
    box.startWorker({ transports: { mail: { send } }, schedule: { parallel: 1 } });
    await waitFor(() => expect(recipients).toHaveLength(22));
    expect(recipients.slice(0, 2).sort()).toEqual(['other@example.com', 'robin@example.com']);
  });

  test('retains sent messages for a day where they are inspected', async () => {
    await box.startMailServer();
    await box.enqueueMails('robin@example.com');
    const worker = box.startWorker({ retainsSent: true });
    await box.untilOutbox([{ sent_at: box.accounts.group.now(), tries: 1 }]);
    box.accounts.advance(25 * hour);
    worker.wake();
    await box.untilOutbox([]);
    expect(box.arrivedRecipients()).toHaveLength(1);
  });

  test('retries with a growing delay, up to five minutes', async () => {
    await box.enqueueMails('robin@example.com');
    const lease = 1000 * hour * 1000;
    const mail = { send: () => Promise.reject(refusal(450, 'busy')) };
    const worker = box.startWorker({ transports: { mail }, schedule: { pollInterval: 10, lease } });
    for (let tries = 1; tries <= 12; tries += 1) {
      const usual = Math.min(300, 2 ** (tries - 1)) * 1000;
      await waitFor(async () => {
        const [row] = await box.accounts.outbox();
        expect(row).toMatchObject({ tries, last_error: expect.stringContaining('450') });
        const pause = (row?.due_at ?? 0) - box.accounts.group.now();
        expect(pause).toBeGreaterThanOrEqual(usual * 0.75);
        expect(pause).toBeLessThanOrEqual(usual * 1.25);
      });
      box.accounts.advance(400);
      worker.wake();
    }
  });

  test('gives up a refused recipient at once, and deletes the message after a week', async () => {
    await box.startMailServer({
      recipient: (address) =>
        address.startsWith('nobody') ? Promise.reject(refusal(550, 'no such mailbox')) : undefined,
    });
    await box.enqueueMails('nobody@example.com', 'robin@example.com');
    const worker = box.startWorker();
    await box.untilOutbox([{ recipient: 'nobody@example.com', tries: 1, failed_at: box.accounts.group.now() }]);
    expect(box.arrivedRecipients()).toEqual(['robin@example.com']);
    box.accounts.advance(6 * 24 * hour);
    worker.wake();
    await delay(100);
    expect(await box.accounts.outbox()).toMatchObject([
      { tries: 1, last_error: expect.stringMatching(/^RecipientRefused .*550$/) },
    ]);
    box.accounts.advance(25 * hour);
    worker.wake();
    await box.untilOutbox([]);
  });

  test('gives up a message that could not be sent for three days', async () => {
    await box.startMailServer({ recipient: () => Promise.reject(refusal(450, 'busy')) });
    await box.enqueueMails('robin@example.com');
    const worker = box.startWorker();
    await box.untilOutbox([{ tries: 1, failed_at: null }]);
    box.accounts.advance(73 * hour);
    worker.wake();
    await box.untilOutbox([{ failed_at: box.accounts.group.now() }]);
  });

  test('keeps messages that have no transport', async () => {
    await box.enqueueMails('robin@example.com');
    box.startWorker({ transports: {} }).wake();
    await delay(100);
    expect(await box.accounts.outbox()).toMatchObject([{ tries: 0, sent_at: null, failed_at: null }]);
  });

  test('is not blocked by one slow recipient', async () => {
    let release = () => {};
    const serverReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await box.startMailServer({ recipient: (address) => (address.startsWith('slow') ? serverReleased : undefined) });
    await box.enqueueMails('slow@example.com');
    const worker = box.startWorker();
    await box.untilOutbox([{ tries: 1 }]);
    await box.enqueueMails(...testAddresses(10));
    worker.wake();
    await waitFor(() => expect(box.arrivedRecipients()).toEqual(testAddresses(10)));
    release();
    await waitFor(() => expect(box.arrivedRecipients()).toHaveLength(11));
  });

  test('stops only when deliveries in progress are recorded', async () => {
    await box.startMailServer({ accept: () => delay(200) });
    await box.enqueueMails('robin@example.com');
    const worker = box.startWorker();
    await box.untilOutbox([{ tries: 1 }]);
    await worker.stop();
    expect(box.arrivedRecipients()).toHaveLength(1);
    expect(await box.accounts.outbox()).toEqual([]);
    await box.enqueueMails('late@example.com');
    worker.wake();
    await delay(50);
    expect(await box.accounts.outbox()).toHaveLength(1);
  });

  test('neither logs a recipient nor stores it, or credentials of a transport, with an error', async () => {
    // `fetch` refuses a URL with credentials, and its message contains them.
    const sms = createHttpSms({ url: 'https://user:password@sms.example/send', token: undefined });
    const mail = smtpTo(
      await box.startMailServer({ recipient: (to) => Promise.reject(refusal(550, `${to} is unknown`)) }),
    );
    await box.enqueueMails('robin@example.com');
    const values = { code: '123456', minutes: 10, expiresAt: box.accounts.group.now() + hour * 1000 };
    box.accounts.advance(1);
    await enqueue(box.accounts.group, {
      template: 'loginCode',
      to: { phone: '+8613800138000' },
      edition: 'cn',
      values,
    });
    box.startWorker({ transports: { mail, sms } });
    await box.untilOutbox([
      { last_error: expect.stringMatching(/^RecipientRefused [^@]*550$/) },
      { last_error: 'TypeError' },
    ]);
    await waitFor(() => expect(box.logLines.length).toBeGreaterThan(1));
    expect(box.logLines).toContainEqual(expect.objectContaining({ group: 'us', template: 'welcome', tries: 1 }));
    expect(JSON.stringify(box.logLines)).not.toMatch(/robin|13800138000|password@/);
  });
});
