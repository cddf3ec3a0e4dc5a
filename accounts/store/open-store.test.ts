import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openStore } from './open-store.ts';

const root = join(import.meta.dirname, '../..');
const processes = 8;

/** The script of a process that opens the store, writes a row and closes it. */
const startOf = (address: string, id: number) => `
  const { openStore } = await import('#accounts/store/open-store.ts');
  const { db, close } = await openStore({ address: ${JSON.stringify(address)} });
  await db.insertInto('rate_limits').values({ id: 'process-${id}', taken: 1, resets_at: 0 }).execute();
  await close();`;

describeOnEngines('a store', (engine) => {
  test('is created once by processes that start together', async () => {
    const { address, remove } = await createDatabase(engine);
    const starts = Array.from({ length: processes }, (_, id) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', startOf(address, id)], { cwd: root }),
    );
    await Promise.all(starts);
    const { db, close } = await openStore({ address });
    expect((await db.selectFrom('rate_limits').select('id').execute()).length).toBe(processes);
    await close();
    await remove();
  });

  test('keeps rows, and rejects those that violate a constraint', async () => {
    const { address, remove } = await createDatabase(engine);
    const first = await openStore({ address });
    const user = {
      id: 'u',
      email: 'a@example.com',
      email_key: 'a@example.com',
      phone: null,
      password_hash: null,
      nickname: null,
      edition: 'us',
    } as const;
    await first.db
      .insertInto('users')
      .values({ ...user, created_at: 1_790_000_000_000, updated_at: 0 })
      .execute();
    await first.close();
    const { db, close } = await openStore({ address });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([
      { ...user, created_at: 1_790_000_000_000, updated_at: 0 },
    ]);
    const unreachable = { ...user, id: 'v', email: null, email_key: null, created_at: 0, updated_at: 0 };
    await expect(db.insertInto('users').values(unreachable).execute()).rejects.toThrow();
    const orphan = { id: 'c', user_id: 'nobody', reason: 'signUp', amount: 1, created_at: 0 };
    await expect(db.insertInto('credits').values(orphan).execute()).rejects.toThrow();
    await close();
    await remove();
  });
});

test('an account file is readable by its owner only', async () => {
  const { address, remove } = await createDatabase('sqlite');
  const { db, close } = await openStore({ address });
  await db.insertInto('rate_limits').values({ id: 'x', taken: 1, resets_at: 0 }).execute();
  for (const file of [address, `${address}-wal`]) expect(statSync(file).mode & 0o777, file).toBe(0o600);
  await close();
  await remove();
});
