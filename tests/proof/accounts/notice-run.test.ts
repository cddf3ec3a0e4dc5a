import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultRetrySchedule } from '#accounts/mail/outbox/retry-schedule.ts';
import { openStore } from '#accounts/store/open-store.ts';
import { dueUntil, noticeState } from '#core/notices/notice-topic.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { sharedSettings } from '../../support/accounts/acknowledged-calls.ts';
import { type MailServer, openMailServer } from '../../support/accounts/mail-server.ts';
import { countByStatus, putWaiting } from '../../support/accounts/notice-group.ts';
import { findPostgres, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import { realSite } from '../../support/site/real-site.ts';

const count = 10_000;
/** From the start of a server to the edge, in ms. */
const lead = 20_000;
/** Concurrent deliveries of a node: those that it may have handed over without having recorded them. */
const { parallel, lease } = defaultRetrySchedule;
const longest = 15 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'kinetra-notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A topic of the US with the instant at which it becomes due for ever. */
function topicWithEdge(): { topic: string; edge: Instant } {
  for (const topic of Object.keys(realSite.products).flatMap((id) => [`onSale:${id}`, `orderable:${id}`])) {
    for (let at: number | undefined = Date.UTC(2025, 0, 1); at !== undefined; ) {
      const moment: Moment = new Moment(at);
      const isWaiting = noticeState(realSite, 'us', topic, moment) === 'waiting';
      at = moment.validUntil;
      if (!isWaiting || at === undefined || noticeState(realSite, 'us', topic, new Moment(at)) !== 'due') continue;
      if (dueUntil(realSite, 'us', topic, at) === undefined) return { topic, edge: at };
    }
  }
  throw new Error('no product of the US becomes due for ever');
}

interface Run {
  mails: MailServer;
  /** The start of the first node, and the arrivals of all mails, by the clock of this machine. */
  startedAt: number;
  arrivals: number[];
  startNode(): Promise<RunningSite>;
}

/** Stores the notices, and starts nodes whose clocks reach the edge `lead` ms after `startedAt`. */
async function prepareRun(address: string, settings: Record<string, string>): Promise<Run> {
  const { topic, edge } = topicWithEdge();
  const store = await openStore({ address });
  await putWaiting(store, count, topic);
  await store.close();
  const arrivals: number[] = [];
  const mails = await openMailServer({ accept: () => void arrivals.push(Date.now()) });
  const { ACCOUNT_SECRETS, ACCOUNT_PEPPER } = sharedSettings;
  const shared = {
    SITE_ENV: 'preproduction',
    SMTP_URL: mails.url,
    ACCOUNT_NOTICES_PER_SECOND: '10000',
    ACCOUNT_SECRETS,
    ACCOUNT_PEPPER,
    ...settings,
  };
  const startedAt = Date.now();
  const clock = () => new Date(edge - lead + Date.now() - startedAt).toISOString();
  const startNode = () => startSite({ ...shared, SITE_CLOCK: clock() });
  return { mails, startedAt, arrivals, startNode };
}

const recipientsOf = ({ mails }: MailServer) => new Set(mails.flatMap(({ to }) => to));

async function waitForRecipients(mails: MailServer, least: number): Promise<void> {
  for (const deadline = Date.now() + longest; Date.now() < deadline; await pause(50))
    if (recipientsOf(mails).size >= least) return;
  throw new Error(`only ${recipientsOf(mails).size} of ${least} addresses have got a mail`);
}

/** Expects that each address has got one message, of which at most so many arrived a second time. */
async function expectOneEach({ mails, startedAt, arrivals }: Run, address: string, killed: number): Promise<void> {
  await waitForRecipients(mails, count);
  // Messages that the killed node had claimed are due again by now, if they were not recorded.
  const [store, since] = [await openStore({ address }), Date.now()];
  const unsent = () => store.db.selectFrom('outbox').select('id').where('failed_at', 'is', null).execute();
  while ((await unsent()).length > 0 && Date.now() < since + lease + 60_000) await pause(500);
  expect(await unsent()).toEqual([]);
  expect(await countByStatus(store)).toEqual({ sent: count });
  await store.close();

  const idsByAddress = Map.groupBy(mails.mails, ({ to }) => to[0] ?? '');
  const addresses = [...idsByAddress.keys()].sort();
  expect(addresses.length).toBe(count);
  expect(addresses.at(-1)).toBe(`p${count - 1}@example.com`.replace(/\d+/, (digits) => digits.padStart(5, '0')));
  const severalIds = [...idsByAddress.values()].filter(
    (received) => new Set(received.map(({ head }) => head('message-id'))).size !== 1,
  );
  expect(severalIds).toEqual([]);
  const repeated = mails.mails.length - count;
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const ordered = arrivals.toSorted((a, b) => a - b);
  const [first = 0, nearlyAll = 0] = [ordered[0], ordered[count - parallel - 1]];
  console.log(
    `${count} notices: all but ${parallel} within ${seconds(first, nearlyAll)} s of the first; ${repeated} arrived twice`,
  );
  expect(first).toBeGreaterThanOrEqual(startedAt + lead);
  expect(repeated).toBeLessThanOrEqual(parallel * killed);
}

describe.skipIf(findPostgres() === undefined)('on PostgreSQL', () => {
  test(
    'a node of two that is killed during a run loses no notice and sends none as a second message',
    async () => {
      const cluster = await startPostgresCluster();
      const run = await prepareRun(cluster.url, { DATABASE_URL_US: cluster.url });
      const nodes = await Promise.all([run.startNode(), run.startNode()]);
      try {
        expect(Date.now()).toBeLessThan(run.startedAt + lead);
        expect(run.mails.mails).toEqual([]);
        await waitForRecipients(run.mails, count * 0.3);
        process.kill(nodes[0].pid, 'SIGKILL');
        nodes.push(await run.startNode());
        await expectOneEach(run, cluster.url, 1);
      } finally {
        await Promise.all(nodes.map((node) => node.stop()));
        await run.mails.close();
        await cluster.remove();
      }
    },
    longest,
  );
});

test(
  'on an SQLite file, a node that is killed twice during a run loses no notice and sends none as a second message',
  async () => {
    const address = join(folder, 'accounts', 'us.sqlite');
    const run = await prepareRun(address, { DATA_DIR: folder });
    let node = await run.startNode();
    try {
      expect(run.mails.mails).toEqual([]);
      for (const part of [0.3, 0.6]) {
        await waitForRecipients(run.mails, count * part);
        process.kill(node.pid, 'SIGKILL');
        await node.stop();
        node = await run.startNode();
      }
      await expectOneEach(run, address, 2);
    } finally {
      await node.stop();
      await run.mails.close();
    }
  },
  longest,
);
