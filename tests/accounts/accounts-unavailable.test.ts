import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../support/accounts/account-engines.ts';
import { openAccountsAt, storeLossesIn, subscribeAt, waitUntil } from '../support/accounts/accounts-at-address.ts';

/** In ms. Short, so that the tests are fast. */
const timeouts = { startTimeout: 200, firstDelay: 50, probeInterval: 50 };
const open = (address: string) => openAccountsAt(address, timeouts);

test('accounts whose database is never reachable can be closed', async () => {
  const { accounts } = await open('postgres://nobody@127.0.0.1:1/none');
  expect(await subscribeAt(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
  await accounts.close();
});

test('a store file at an impossible path fails at once', async () => {
  await expect(open('/dev/null/accounts.sqlite')).rejects.toThrow();
});

test('accounts with a broken store file wait until it is repaired', { timeout: 30_000 }, async () => {
  const { address } = await createDatabase('sqlite');
  writeFileSync(address, 'These are no accounts. '.repeat(500));
  const { accounts, lines } = await open(address);
  expect(await subscribeAt(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
  writeFileSync(address, '');
  await waitUntil(async () => (await subscribeAt(accounts, 'name@example.com')).code === 2000);
  expect(storeLossesIn(lines)).toEqual(['THE', 'the']);
});

test('accounts whose store file is locked at the start wait until it is released', { timeout: 30_000 }, async () => {
  const { address } = await createDatabase('sqlite');
  const holder = new DatabaseSync(address);
  onTestFinished(() => holder.close());
  holder.exec('begin exclusive');
  const { accounts, lines } = await open(address);
  expect(await subscribeAt(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
  holder.exec('rollback');
  await waitUntil(async () => (await subscribeAt(accounts, 'name@example.com')).code === 2000);
  expect(['', 'THE the']).toContain(storeLossesIn(lines).join(' '));
});

test('accounts with a read-only store are unavailable until it is writable, and log that once', async () => {
  const { accounts, lines } = await open((await createDatabase('sqlite')).address);
  const { db } = accounts.groups()[0] ?? {};
  if (!db) throw new Error('the store is not open');
  const isUp = async () => (await accounts.statuses())[0]?.up;
  await sql`pragma query_only = on`.execute(db);
  expect(await subscribeAt(accounts, 'name@example.com')).toMatchObject({ code: 5003 });
  // Long enough for several probes.
  for (const end = Date.now() + 10 * timeouts.probeInterval; Date.now() < end; await pause(timeouts.probeInterval))
    expect(await isUp()).toBe(false);
  expect(storeLossesIn(lines)).toEqual(['THE']);
  await sql`pragma query_only = off`.execute(db);
  await waitUntil(async () => (await isUp()) === true);
  expect(await subscribeAt(accounts, 'name@example.com')).toMatchObject({ code: 2000 });
  expect(storeLossesIn(lines)).toEqual(['THE', 'the']);
});
