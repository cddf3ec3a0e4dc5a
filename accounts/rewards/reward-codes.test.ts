import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openStore } from '../store/open-store.ts';
import { migrate } from '../store/schema/migrate.ts';
import { migrations } from '../store/schema/migrations.ts';
import { readCreditEntries } from './credit-ledger.ts';
import { insertRewardCode } from './reward-codes.ts';

const times = { edition: 'de', created_at: 1, expires_at: 2 };

describeOnEngines('reward codes', (engine) => {
  test('are added to a store with accounts, whose Credits stay as they are', async () => {
    const { address, remove } = await createDatabase(engine);
    const [first, added] = Object.entries(migrations);
    const { db, close } = await openStore({ address, migrations: Object.fromEntries(first ? [first] : []) });
    const user = { id: 'u', email: 'a@example.com', email_key: 'a@example.com', phone: null, password_hash: null };
    await db
      .insertInto('users')
      .values({ ...user, nickname: null, edition: 'de', created_at: 1, updated_at: 1 })
      .execute();
    await db
      .insertInto('credits')
      .values({ id: 'c', user_id: 'u', reason: 'signUp', amount: 200, created_at: 1 })
      .execute();
    expect(added?.[0]).toBe('0002-reward-codes');
    await migrate(db, migrations);
    expect(await readCreditEntries({ db }, 'u')).toEqual([
      { reason: 'signUp', code: null, amount: 200, created_at: 1 },
    ]);
    await insertRewardCode({ db }, { ...times, user_id: 'u', subscriber_id: null, percent: null, amount: 2 });
    await close();
    await remove();
  });

  test('belong to a subscriber with a percentage or to an account with an amount', async () => {
    const { address, remove } = await createDatabase(engine);
    const { db, close } = await openStore({ address });
    const row = { ...times, user_id: null, subscriber_id: null, percent: null, amount: null };
    const wrongRows = [
      row,
      { ...row, percent: 5 },
      { ...row, user_id: 'unknown', amount: 2 },
      { ...row, user_id: 'unknown', amount: 0 },
      { ...row, subscriber_id: 'unknown', percent: 5 },
      { ...row, subscriber_id: 'unknown', percent: 100 },
    ];
    for (const [index, wrong] of wrongRows.entries())
      await expect(
        db
          .insertInto('reward_codes')
          .values({ id: `KIN-${index}`, ...wrong })
          .execute(),
      ).rejects.toThrow(/constraint/i);
    await close();
    await remove();
  });
});
