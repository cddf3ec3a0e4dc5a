import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defaultSettings } from '#accounts/account-settings.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { openAccounts } from '#accounts/accounts.ts';
import { createSecrets } from '#accounts/secrets/secrets.ts';
import { createDatabase } from '../support/accounts/account-engines.ts';
import { findPostgres, startPostgresCluster } from '../support/accounts/postgres-cluster.ts';
import { keysAsMessages } from '../support/site/random-site.ts';

const secrets = createSecrets({ keys: [{ id: 'k1', key: randomBytes(32) }], pepper: randomBytes(32) });

async function open(address: string) {
  const lines: string[] = [];
  const note = (_line: object, message: string) => void lines.push(message);
  const accounts = await openAccounts({
    stores: { us: address },
    settings: defaultSettings,
    secrets,
    policy: { doubleOptIn: () => false, products: () => [], channels: { mail: true, sms: false } },
    transports: {},
    render: () => ({ channel: 'sms', text: '' }),
    retainsSent: false,
    words: keysAsMessages,
    origins: [],
    log: { info: note, warn: note, error: note },
    now: Date.now,
  });
  return { accounts, lines };
}

/** The code that a subscription is answered with, and how many ms that took. */
async function subscribe(accounts: Accounts, email: string): Promise<{ code: number; ms: number }> {
  const url = new URL('https://www.kinetra.example/api/us/account/user/subscribe/create');
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const start = performance.now();
  const { status, body = '' } = await accounts.handle({ request, url, network: email });
  expect(status).toBe(200);
  return { code: (JSON.parse(body) as { code: number }).code, ms: performance.now() - start };
}

const wasTold = (lines: string[]) =>
  lines.filter((line) => /STORE OF ACCOUNTS|store of accounts/.test(line)).map((line) => line.split(/[ .]/)[0]);

const until = async (isTrue: () => Promise<boolean>) => {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(200)) if (await isTrue()) return;
  throw new Error('it did not happen in time');
};

test.skipIf(findPostgres() === undefined)(
  'accounts wait for a database that is away when they start, answer 5003 while it is away, and come back by themselves',
  async () => {
    const cluster = await startPostgresCluster();
    await cluster.stop();
    const { accounts, lines } = await open(cluster.url);
    try {
      expect(accounts.groups()).toEqual([]);
      expect(await subscribe(accounts, 'early@example.com')).toMatchObject({ code: 5003 });
      expect(await accounts.statuses()).toEqual([{ group: 'us', up: false, waiting: undefined }]);
      await cluster.start();
      await until(async () => (await subscribe(accounts, 'first@example.com')).code === 2000);
      expect((await accounts.statuses())[0]).toMatchObject({ up: true, waiting: 1 });

      await cluster.kill();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => subscribe(accounts, `lost${index}@example.com`)),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([5003]));
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(6_500);
      expect((await accounts.statuses())[0]?.up).toBe(false);
      await cluster.start();
      await until(async () => (await subscribe(accounts, 'second@example.com')).code === 2000);

      // Told once each time it goes and comes, of itself, whatever is called.
      await until(async () => wasTold(lines).length === 4);
      expect(wasTold(lines)).toEqual(['THE', 'the', 'THE', 'the']);
    } finally {
      await accounts.close();
      await cluster.remove();
    }
  },
  90_000,
);

test('accounts whose database never comes can be closed', async () => {
  const { accounts } = await open('postgres://nobody@127.0.0.1:1/none');
  expect(await subscribe(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
  await accounts.close();
});

test('a file in a place where there can be none is no reason to wait', async () => {
  await expect(open('/dev/null/accounts.sqlite')).rejects.toThrow();
});

test('accounts whose file is broken wait until somebody mends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-broken-'));
  const file = join(folder, 'us.sqlite');
  writeFileSync(file, 'These are no accounts. '.repeat(500));
  const { accounts, lines } = await open(file);
  try {
    expect(await subscribe(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
    writeFileSync(file, '');
    await until(async () => (await subscribe(accounts, 'name@example.com')).code === 2000);
    expect(wasTold(lines)).toEqual(['THE', 'the']);
  } finally {
    await accounts.close();
    rmSync(folder, { recursive: true });
  }
}, 30_000);

test('accounts whose file somebody else holds when they start wait until it is let go', async () => {
  const { address, remove } = await createDatabase('sqlite');
  const holder = new DatabaseSync(address);
  holder.exec('begin exclusive');
  const { accounts, lines } = await open(address);
  try {
    expect(await subscribe(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
    holder.exec('rollback');
    await until(async () => (await subscribe(accounts, 'name@example.com')).code === 2000);
    expect(['', 'THE the']).toContain(wasTold(lines).join(' '));
  } finally {
    await accounts.close();
    holder.close();
    await remove();
  }
}, 30_000);

test('accounts whose store can be read but not written are away until it can be written, and that is told once', async () => {
  const { address, remove } = await createDatabase('sqlite');
  const { accounts, lines } = await open(address);
  const { db } = accounts.groups()[0] ?? {};
  if (!db) throw new Error('the store is not open');
  const isUp = async () => (await accounts.statuses())[0]?.up;
  try {
    await sql`pragma query_only = on`.execute(db);
    expect(await subscribe(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
    // Longer than a look whether it is back takes to come.
    for (const end = Date.now() + 5_000; Date.now() < end; await pause(500)) expect(await isUp()).toBe(false);
    expect(wasTold(lines)).toEqual(['THE']);
    await sql`pragma query_only = off`.execute(db);
    await until(async () => (await isUp()) === true);
    expect(await subscribe(accounts, 'name@example.com')).toMatchObject({ code: 2000 });
    expect(wasTold(lines)).toEqual(['THE', 'the']);
  } finally {
    await accounts.close();
    await remove();
  }
}, 30_000);
