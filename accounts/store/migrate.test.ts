import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { copyStore } from './copy-store.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.ts';

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
