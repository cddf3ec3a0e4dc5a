import { expect, vi } from 'vitest';
import { enqueue } from '#accounts/mail/messages/enqueue.ts';
import { type OutboxOptions, OutboxWorker } from '#accounts/mail/outbox/worker.ts';
import type { Render } from '#accounts/mail/render/render-message.ts';
import { createSmtpTransport } from '#accounts/mail/transports/smtp-transport.ts';
import { type Engine, endWithTest } from './account-engines.ts';
import { openTestGroup, type TestGroup } from './account-group.ts';
import { type MailServer, type MailServerOptions, openMailServer } from './mail-server.ts';

/** An outbox, a mail server, and workers that connect them. */
export interface OutboxHarness {
  accounts: TestGroup;
  logLines: object[];
  /** Warnings and errors among them. */
  alarms: object[];
  /** Starts a mail server and replaces the one before. */
  startMailServer(options?: MailServerOptions): Promise<MailServer>;
  /** Starts a worker with short delays. */
  startWorker(options?: Partial<OutboxOptions>): OutboxWorker;
  /** Enqueues a mail for each address. */
  enqueueMails(...addresses: string[]): Promise<unknown>;
  /** Waits until the outbox holds just these messages. */
  untilOutbox(messages: object[]): Promise<void>;
  /** Recipients of all mails at the newest server, sorted, with duplicates. */
  arrivedRecipients(): string[];
  close(): Promise<void>;
}

const render: Render = ({ channel, template, recipient }) =>
  channel === 'mail'
    ? { channel, subject: template, text: `To ${recipient}`, html: `<p>To ${recipient}</p>`, headers: {} }
    : { channel, text: template };

export const smtpTo = ({ url }: MailServer) =>
  createSmtpTransport({ url, from: { name: 'KINETRA', address: 'hello@kinetra.example' } });

export async function openOutboxHarness(engine: Engine): Promise<OutboxHarness> {
  const accounts = await openTestGroup(engine);
  const logLines: object[] = [];
  const log = (line: object) => void logLines.push(line);
  const alarms: object[] = [];
  const alarm = (line: object) => {
    alarms.push(line);
    log(line);
  };
  const workers: OutboxWorker[] = [];
  let server: MailServer | undefined;
  return {
    accounts,
    logLines,
    alarms,
    async startMailServer(options) {
      await server?.close();
      server = await openMailServer(options);
      return server;
    },
    startWorker({ schedule, ...options } = {}) {
      const worker = new OutboxWorker({
        group: accounts.group,
        transports: server ? { mail: smtpTo(server) } : {},
        render,
        log: { info: log, warn: alarm, error: alarm },
        retainsSent: false,
        schedule: { pollInterval: 10, minWakeDelay: 0, maxWakeDelay: 0, ...schedule },
        ...options,
      });
      workers.push(worker);
      return worker;
    },
    enqueueMails: (...addresses) =>
      Promise.all(
        addresses.map((email) =>
          enqueue(accounts.group, { template: 'welcome', to: { email }, edition: 'us', values: { credits: 0 } }),
        ),
      ),
    untilOutbox: (messages) => waitFor(async () => expect(await accounts.outbox()).toMatchObject(messages)),
    arrivedRecipients: () => (server?.mails ?? []).flatMap(({ to }) => to).sort(),
    close: endWithTest(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await server?.close();
      await accounts.close();
    }),
  };
}

export const testAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `p${String(index).padStart(3, '0')}@example.com`);

export const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
