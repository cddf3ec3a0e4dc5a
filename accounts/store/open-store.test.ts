import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createDatabase, engines, openTestStore } from '#tests/support/accounts/account-engines.ts';

const root = join(import.meta.dirname, '../..');
const processes = 8;

/** The script of a process that opens the store, writes a row and closes it. */
const startOf = (address: string, id: number) => `
  const { openStore } = await import('#accounts/store/open-store.ts');
  const { db, close } = await openStore({ address: ${JSON.stringify(address)} });
  await db.insertInto('rate_limits').values({ id: 'process-${id}', taken: 1, resets_at: 0 }).execute();
  await close();`;

describe.each(engines)('a store on %s', (engine) => {
  test('is created once by processes that start together', async () => {
    const { address } = await createDatabase(engine);
    const starts = Array.from({ length: processes }, (_, id) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', startOf(address, id)], { cwd: root }),
    );
    await Promise.all(starts);
    const { db } = await openTestStore(engine, { address });
    expect((await db.selectFrom('rate_limits').select('id').execute()).length).toBe(processes);
  });

  test('keeps rows, and rejects those that violate a constraint', async () => {
    const first = await openTestStore(engine);
    const nothing = { phone: null, password_hash: null, nickname: null };
    const user = { id: 'u', email: 'a@example.com', email_key: 'a@example.com', edition: 'us', ...nothing } as const;
    const times = { created_at: 1_790_000_000_000, updated_at: 0 };
    await first.db
      .insertInto('users')
      .values({ ...user, ...times })
      .execute();
    await first.close();
    const { db } = await openTestStore(engine, { address: first.address });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([{ ...user, ...times }]);
    const unreachable = { ...user, ...times, id: 'v', email: null, email_key: null };
    await expect(db.insertInto('users').values(unreachable).execute()).rejects.toThrow();
    const orphan = { id: 'c', user_id: 'nobody', reason: 'signUp', amount: 1, created_at: 0 };
    await expect(db.insertInto('credits').values(orphan).execute()).rejects.toThrow();
    const code = { id: 'KIN-1', edition: 'de', ...times, expires_at: times.created_at + 1, user_id: 'u' };
    const codes = db.insertInto('reward_codes');
    for (const wrong of [{ percent: 5 }, { amount: 0 }, { amount: 2, percent: 5 }, { amount: 2, expires_at: 0 }]) {
      const { updated_at, ...row } = { ...code, subscriber_id: null, percent: null, amount: null, ...wrong };
      await expect(codes.values(row).execute()).rejects.toThrow(/constraint/i);
    }
  });
});

test('an account file is readable by its owner only', async () => {
  const { address, db } = await openTestStore('sqlite');
  await db.insertInto('rate_limits').values({ id: 'x', taken: 1, resets_at: 0 }).execute();
  for (const file of [address, `${address}-wal`]) expect(statSync(file).mode & 0o777, file).toBe(0o600);
});
