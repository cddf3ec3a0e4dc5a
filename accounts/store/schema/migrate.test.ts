import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { copyStore } from '../copy-store.ts';
import { openStore } from '../open-store.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const addColumn: Migration = {
  up: async (db: Kysely<unknown>) =>
    void (await db.schema.alterTable('rate_limits').addColumn('reason', 'text').execute()),
};
const laterBuild = { ...migrations, '9998-reasons': addColumn };

describeOnEngines('migrations', (engine) => {
  test('of a later build do not stop an earlier one from starting, and run once', async () => {
    const { address, remove } = await createDatabase(engine);
    const later = await openStore({ address });
    expect(later.laterMigrations).toEqual([]);
    expect(await migrate(later.db, laterBuild)).toEqual([]);
    for (let start = 0; start < 2; start += 1) {
      const before = await openStore({ address });
      expect(before.laterMigrations).toEqual(['9998-reasons']);
      await before.db
        .insertInto('rate_limits')
        .values({ id: `r${start}`, taken: 1, resets_at: 0 })
        .execute();
      await before.close();
    }
    expect(await migrate(later.db, laterBuild)).toEqual([]);
    expect(await later.db.selectFrom('rate_limits').select('id').execute()).toHaveLength(2);
    await later.close();
    await remove();
  });

  test('keep the networks of sessions that an earlier release has opened', async () => {
    const { address, remove } = await createDatabase(engine);
    const earlierMigrations = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
    const earlier = await openStore({ address, migrations: earlierMigrations });
    const user = { email: 'a', email_key: 'a', edition: 'us', created_at: 1, updated_at: 1 };
    await earlier.db
      .insertInto('users')
      .values({ id: 'u', ...user })
      .execute();
    const session = { user_id: 'u', token_hash: '', generation: 0, created_at: 1, agent: '', network_key: 'home' };
    for (const used_at of [1, 3, 2])
      await earlier.db
        .insertInto('sessions')
        // A later migration adds a column.
        .values({ id: `s${used_at}`, ...session, used_at, idle_expires_at: 9, expires_at: 9 } as Tables['sessions'])
        .execute();
    await earlier.close();
    const { db, close } = await openStore({ address });
    expect(await db.selectFrom('known_networks').select(['user_id', 'network_key', 'used_at']).execute()).toEqual([
      { user_id: 'u', network_key: 'home', used_at: 3 },
    ]);
    await close();
    await remove();
  });

  test('of a later build prevent an earlier one from copying the store', async () => {
    const [source, target] = [await createDatabase('sqlite'), await createDatabase(engine)];
    await openStore({ address: source.address }).then(({ db, close }) => migrate(db, laterBuild).then(close));
    const [from, to] = [await openStore({ address: source.address }), await openStore({ address: target.address })];
    await expect(copyStore(from, to)).rejects.toThrow('a later release has changed the tables (9998-reasons)');
    await from.close();
    await to.close();
    await source.remove();
    await target.remove();
  });

  test('let the sessions of the previous release go on, and those that its nodes still open', async () => {
    const { address, remove } = await createDatabase(engine);
    const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
    const before = await openStore({ address, migrations: released });
    const user = { email: 'a@example.com', email_key: 'a@example.com', phone: null, password_hash: null };
    await before.db
      .insertInto('users')
      .values({ id: 'u', ...user, nickname: null, edition: 'us', created_at: 0, updated_at: 0 })
      .execute();
    const session = { user_id: 'u', token_hash: 'h', generation: 7, created_at: 0, used_at: 0, network_key: 'n' };
    const open = (id: string) =>
      before.db
        .insertInto('sessions')
        .values({ id, ...session, idle_expires_at: 1, expires_at: 1, agent: '' } as never)
        .execute();
    await open('earlier');
    const after = await openStore({ address });
    await open('later');
    const rows = await after.db.selectFrom('sessions').select(['generation', 'seen_generation']).execute();
    expect(rows).toEqual([
      { generation: 7, seen_generation: 0 },
      { generation: 7, seen_generation: 0 },
    ]);
    await before.close();
    await after.close();
    await remove();
  });

  test('are refused if one that was applied is unknown and another would follow it', async () => {
    const { address, remove } = await createDatabase(engine);
    const { db, close } = await openStore({ address });
    await migrate(db, laterBuild);
    await expect(
      migrate(db, { ...migrations, '9999-else': { up: () => Promise.reject(new Error('it ran')) } }),
    ).rejects.toThrow(/9998-reasons/);
    await close();
    await remove();
  });
});
