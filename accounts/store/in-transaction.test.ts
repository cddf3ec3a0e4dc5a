import { describe, expect, test } from 'vitest';
import { describeOnEngines, openTestStore } from '#tests/support/accounts/account-engines.ts';
import { findPostgres } from '#tests/support/accounts/postgres-cluster.ts';
import { inTransaction } from './in-transaction.ts';

const row = (id: string) => ({ id, taken: 0, resets_at: 0 });

describe.skipIf(findPostgres() === undefined)('transactions on PostgreSQL', () => {
  test('succeed after a deadlock', async () => {
    const { db } = await openTestStore('postgres');
    await db
      .insertInto('rate_limits')
      .values([row('a'), row('b')])
      .execute();
    const bothHoldOne = Promise.withResolvers<void>();
    let begun = 0;
    const takeBoth = (first: string, second: string) =>
      inTransaction({ db }, async (transaction) => {
        const take = (id: string) =>
          transaction.db
            .updateTable('rate_limits')
            .set((old) => ({ taken: old('taken', '+', 1) }))
            .where('id', '=', id)
            .execute();
        await take(first);
        begun += 1;
        if (begun === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await take(second);
      });
    await Promise.all([takeBoth('a', 'b'), takeBoth('b', 'a')]);
    // The retry can run into another deadlock.
    expect(begun).toBeGreaterThanOrEqual(3);
    expect(await db.selectFrom('rate_limits').select('taken').execute()).toEqual([{ taken: 2 }, { taken: 2 }]);
  });
});

describeOnEngines('a transaction', (engine) => {
  test('is rolled back and not retried if its callback throws', async () => {
    const { db } = await openTestStore(engine);
    let begun = 0;
    const failing = inTransaction({ db }, async (transaction) => {
      begun += 1;
      await transaction.db.insertInto('rate_limits').values(row('a')).execute();
      throw new Error('for a reason of its own');
    });
    await expect(failing).rejects.toThrow('for a reason of its own');
    expect([begun, await db.selectFrom('rate_limits').selectAll().execute()]).toEqual([1, []]);
  });
});
