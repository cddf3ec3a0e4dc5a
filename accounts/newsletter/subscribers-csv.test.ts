import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup, type TestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';
import { subscribersCsv } from './subscribers-csv.ts';

describeOnEngines('subscribers as CSV', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine, { code: 'eu' });
  });

  const add = (id: string, changes: Partial<SubscriberRow> = {}, db = accounts.db) =>
    db
      .insertInto('subscribers')
      .values({
        id,
        email: `${id}@example.com`,
        email_key: `${id}@example.com`,
        edition: 'de',
        source: 'footer',
        status: 'active',
        confirm_hash: null,
        consent: '{}',
        created_at: testStart,
        updated_at: testStart,
        confirmed_at: testStart + 60_000,
        ended_at: null,
        ...changes,
      })
      .execute();
  const csv = async (all?: boolean) => (await Array.fromAsync(subscribersCsv(accounts.db, all))).join('');

  const header = 'email,edition,source,status,created_at,confirmed_at\r\n';

  test('lists active subscribers, one per line, and with `all` pending and ended ones, too', async () => {
    expect(await csv()).toBe(header);
    await add('a');
    await add('b', { status: 'pending', confirmed_at: null });
    await add('c', { status: 'ended', ended_at: testStart });
    const active = 'a@example.com,de,footer,active,2026-11-21T12:00:00.000Z,2026-11-21T12:01:00.000Z\r\n';
    const pending = 'b@example.com,de,footer,pending,2026-11-21T12:00:00.000Z,\r\n';
    expect(await csv()).toBe(header + active);
    expect(await csv(true)).toContain(`${header}${active}${pending}c@example.com,de,footer,ended`);
  });

  test('lists everyone once, over any number of pages', async () => {
    const ids = Array.from({ length: 2_001 }, (_, index) => `p${index + 1_000}`);
    await accounts.db.transaction().execute(async (db) => {
      for (const id of ids) await add(id, {}, db);
    });
    const lines = (await csv()).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.slice(0, 5))).toEqual(ids);
  });

  test('escapes formulas, commas and quotes', async () => {
    await add('a', { email: '=1+1@example.com', source: '@SUM("a","b")' });
    await add('b', { email: '+b@example.com', source: 'a "quoted", source' });
    const [, first, second] = (await csv()).split('\r\n');
    expect(first).toMatch(/^'=1\+1@example\.com,de,"'@SUM\(""a"",""b""\)",active,/);
    expect(second).toMatch(/^'\+b@example\.com,de,"a ""quoted"", source",active,/);
  });
});
