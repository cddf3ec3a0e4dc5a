import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Reply } from '#rules/contract/account/calls.ts';
import { callApi, logInAt, outboxOf } from '../support/accounts/call-api.ts';
import { openMailServer } from '../support/accounts/mail-server.ts';
import { findPostgres, startPostgresCluster } from '../support/accounts/postgres-cluster.ts';
import type { RunningSite } from '../support/running/running-site.ts';
import { startSite } from '../support/running/running-site.ts';

type Session = Reply<'registerOrLogin'>;

const secret = () => randomBytes(32).toString('base64url');
const free = { SITE_ENV: 'test', ACCOUNT_LIMIT_SCALE: '0' };
const shared = { ...free, ACCOUNT_SECRETS: `k1:${secret()}`, ACCOUNT_PEPPER: secret() };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-crash-'));
  folders.push(folder);
  return folder;
}

const tokensOf = ({ apptoken, reftoken }: Session) => ({ apptoken, reftoken });

interface Acknowledged {
  sessions: Session[];
  subscribers: string[];
}

/** Registers and subscribes as fast as it can until `stop` is called. Answers what the site acknowledged. */
function startLoad({ origin }: RunningSite, name: string): { acknowledged: Acknowledged; stop(): Promise<void> } {
  const acknowledged: Acknowledged = { sessions: [], subscribers: [] };
  let isRunning = true;
  const worker = async (which: number) => {
    for (let round = 0; isRunning; round += 1) {
      const email = `${name}-${which}-${round}@example.com`;
      try {
        acknowledged.sessions.push(await logInAt(origin, 'us', email));
        const { code } = await callApi(origin, 'us', 'subscribe', { email, source: 'load' });
        if (code === 2000) acknowledged.subscribers.push(email);
      } catch {
        await pause(50);
      }
    }
  };
  const workers = [0, 1, 2, 3].map(worker);
  const stop = async () => {
    isRunning = false;
    await Promise.all(workers);
  };
  return { acknowledged, stop };
}

const enough = async ({ sessions, subscribers }: Acknowledged, count: number) => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50))
    if (sessions.length >= count && subscribers.length >= count) return;
  throw new Error(`only ${sessions.length} sessions and ${subscribers.length} subscribers under load`);
};

/** Everything that was acknowledged is there: sessions refresh, and each subscriber has its mail. */
async function expectKept(origin: string, { sessions, subscribers }: Acknowledged): Promise<void> {
  for (const session of sessions) {
    const refreshed = await callApi(origin, 'us', 'refresh', { user_id: session.user_id }, tokensOf(session));
    expect(refreshed, session.user_id).toMatchObject({ code: 2000 });
    const { data } = await callApi(
      origin,
      'us',
      'profile',
      {},
      { ...tokensOf(session), apptoken: refreshed.data.apptoken },
    );
    expect(data.credits).toBe(200);
  }
  for (const email of subscribers)
    expect((await outboxOf(origin, email)).map(({ template }) => template)).toContain('subscribed');
}

async function untilAnswered(origin: string): Promise<void> {
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await pause(200)) {
    if (
      (
        await callApi(origin, 'us', 'subscribe', {
          email: `probe-${secret().slice(0, 8).replaceAll(/[_-]/g, 'x')}@example.com`,
        })
      ).code === 2000
    )
      return;
  }
  throw new Error('the API did not recover');
}

test('kill -9 of the server under load loses nothing that was acknowledged', async () => {
  const settings = { ...free, DATA_DIR: newFolder() };
  const first = await startSite(settings);
  const load = startLoad(first, 'server');
  await enough(load.acknowledged, 12);
  process.kill(first.pid, 'SIGKILL');
  await load.stop();
  const second = await startSite(settings);
  try {
    await expectKept(second.origin, load.acknowledged);
  } finally {
    await second.stop();
  }
}, 120_000);

describe.skipIf(findPostgres() === undefined)('on PostgreSQL', () => {
  test('kill -9 of the database under load loses nothing that was acknowledged, and pages are served meanwhile', async () => {
    const cluster = await startPostgresCluster();
    const site = await startSite({ ...shared, DATABASE_URL_US: cluster.url });
    try {
      const load = startLoad(site, 'database');
      await enough(load.acknowledged, 12);
      await cluster.kill();
      const [page, refused] = await Promise.all([
        fetch(`${site.origin}/us`),
        callApi(site.origin, 'us', 'subscribe', { email: 'away@example.com' }),
      ]);
      expect(page.status).toBe(200);
      expect(refused).toMatchObject({ code: 5003, msg: expect.stringMatching(/again/i) });
      await load.stop();
      await cluster.start();
      await untilAnswered(site.origin);
      await expectKept(site.origin, load.acknowledged);
    } finally {
      await site.stop();
      await cluster.remove();
    }
  }, 180_000);

  test('two nodes that start together on an empty database come up, and a session of one is a session of the other', async () => {
    const cluster = await startPostgresCluster();
    const settings = { ...shared, DATABASE_URL_US: cluster.url };
    const nodes = await Promise.all([startSite(settings), startSite(settings)]);
    const [firstNode, secondNode] = nodes as [RunningSite, RunningSite];
    try {
      await Promise.all(nodes.map(({ origin }) => untilAnswered(origin)));
      const session = await logInAt(firstNode.origin, 'us', 'both@example.com');
      expect((await callApi(secondNode.origin, 'us', 'profile', {}, tokensOf(session))).code).toBe(2000);
      const renewed = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          callApi(
            (nodes[index % 2] ?? firstNode).origin,
            'us',
            'refresh',
            { user_id: session.user_id },
            tokensOf(session),
          ),
        ),
      );
      expect(new Set(renewed.map(({ code }) => code))).toEqual(new Set([2000]));
      await callApi(firstNode.origin, 'us', 'signOut', {}, tokensOf(session));
      expect((await callApi(secondNode.origin, 'us', 'profile', {}, tokensOf(session))).code).toBe(4003);
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await cluster.remove();
    }
  }, 120_000);
});

test('mail that was asked for while the mail server is away is sent when it is back, also after a restart', async () => {
  const port = await freedPort();
  const settings = { ...free, DATA_DIR: newFolder(), SMTP_URL: `smtp://127.0.0.1:${port}` };
  const first = await startSite(settings);
  const addresses = Array.from({ length: 5 }, (_, index) => `waiting-${index}@example.com`);
  for (const email of addresses)
    expect((await callApi(first.origin, 'us', 'requestCode', { email, purpose: 'login' })).code).toBe(2000);
  await first.stop();
  const second = await startSite(settings);
  const mails = await openMailServer({ port });
  try {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline && mails.mails.length < addresses.length; )
      await pause(100);
    expect(mails.mails.flatMap(({ to }) => to).sort()).toEqual(addresses);
  } finally {
    await second.stop();
    await mails.close();
  }
}, 120_000);

/** A port on which nobody listens any more. */
async function freedPort(): Promise<number> {
  const server = await openMailServer();
  await server.close();
  return server.port;
}
