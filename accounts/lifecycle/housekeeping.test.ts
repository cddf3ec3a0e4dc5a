import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { lastToken } from '#tests/support/accounts/newsletter-group.ts';
import { countByStatus, putWaiting } from '#tests/support/accounts/notice-group.ts';
import { tableNamed } from '#tests/support/accounts/person-rows.ts';
import { recordAuditEvent } from '../group/audit-trail.ts';
import { tableNames } from '../store/schema/table-policies.ts';
import { startHousekeeping, sweep } from './housekeeping.ts';

describeOnEngines('housekeeping', (engine) => {
  test('deletes rows when they expire, and not before', async () => {
    const accounts = await openTestGroup(engine, { code: 'eu', limits: true });
    const { group, db } = accounts;
    const { user_id } = await accounts.logIn('kept@example.com');
    await accounts.askForCode({ email: 'code@example.com', purpose: 'login' });
    await call(group, 'subscribe', { email: 'pending@example.com', source: '', agreed: true }, callerFrom('n', 'eu'));
    await recordAuditEvent(group, user_id, 'passwordSet', callerFrom());
    const remainingRows = async () => {
      const filled: string[] = [];
      for (const table of tableNames) if ((await tableNamed(db, table).read()).length > 0) filled.push(table);
      return filled.filter((table) => table !== 'outbox');
    };
    const all = await remainingRows();
    expect(all.length).toBe(9);
    const after = async (seconds: number) => {
      accounts.advance(seconds);
      await sweep(group, group.now());
      return remainingRows();
    };
    const without = (...missing: string[]) => all.filter((table) => !missing.includes(table));
    const day = 86_400;
    expect(await after(599)).toEqual(all);
    expect(await after(1)).toEqual(without('challenges'));
    expect(await after(day)).toEqual(without('challenges', 'rate_limits'));
    expect(await after(6 * day)).toEqual(without('challenges', 'rate_limits'));
    expect(await after(23 * day)).toEqual(without('challenges', 'rate_limits', 'sessions', 'subscribers'));
    expect(await after(150 * day)).toEqual(['users', 'credits', 'credit_claims']);
  });

  test('deletes notices that were sent, ended or never confirmed after a month, and those that wait after two years', async () => {
    const accounts = await openTestGroup(engine);
    const { group, db } = accounts;
    for (const [index, status] of (['pending', 'waiting', 'sent', 'over'] as const).entries()) {
      await putWaiting(accounts, 1, `onSale:${index}`);
      await db.updateTable('notices').set({ status }).where('topic', '=', `onSale:${index}`).execute();
    }
    const after = async (days: number) => {
      accounts.advance(days * 86_400);
      await sweep(group, group.now());
      return countByStatus(accounts);
    };
    expect(await after(29)).toEqual({ pending: 1, waiting: 1, sent: 1, over: 1 });
    expect(await after(1)).toEqual({ waiting: 1 });
    expect(await after(2 * 365 - 31)).toEqual({ waiting: 1 });
    expect(await after(1)).toEqual({});
  });

  test('deletes a discount code half a year after it ended, and until then no subscriber who has one', async () => {
    const accounts = await openTestGroup(engine, { code: 'eu' });
    const { group, db } = accounts;
    const caller = { ...callerFrom('n', 'eu'), edition: 'de' as const };
    const begin = () => call(group, 'subscribe', { email: 'robin@example.com', source: '' }, caller);
    await begin();
    await call(group, 'confirmSubscription', { token: await lastToken(accounts) }, caller);
    await call(group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    await begin();
    const rowsAfter = async (seconds: number) => {
      accounts.advance(seconds);
      await sweep(group, group.now());
      const tables = ['reward_codes', 'subscribers', 'code_claims'] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('id').execute()).length));
    };
    const day = 86_400;
    expect(await rowsAfter(270 * day - 1)).toEqual([1, 1, 1]);
    expect(await rowsAfter(1)).toEqual([0, 0, 1]);
  });

  test('of many rows lets other work run in between, and can be stopped there', async () => {
    const accounts = await openTestGroup(engine);
    const { group, db } = accounts;
    const fill = (prefix: string) =>
      db
        .insertInto('rate_limits')
        .values(Array.from({ length: 2_500 }, (_, index) => ({ id: `${prefix}${index}`, taken: 1, resets_at: 0 })))
        .execute();
    const remaining = async () => (await db.selectFrom('rate_limits').select('id').execute()).length;
    await fill('a');
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await sweep(group, group.now());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    expect(await remaining()).toBe(0);
    await fill('b');
    const stopping = new AbortController();
    const swept = sweep(group, group.now(), stopping.signal);
    stopping.abort();
    await swept;
    expect(await remaining()).toBeGreaterThan(1_000);
  });
});

test('housekeeping can be stopped, and survives an unavailable store', async () => {
  const accounts = await openTestGroup('sqlite');
  const upkeep = startHousekeeping(accounts.group, () => {});
  await upkeep.stop();
  await accounts.close();
  await expect(sweep(accounts.group, accounts.group.now())).rejects.toThrow();
});
