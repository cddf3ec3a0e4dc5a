import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, openTestStore, type TestDatabase } from '#tests/support/accounts/account-engines.ts';
import type { Store } from '../open-store.ts';
import { isFileLocked, isStoreUnavailable } from '../store-unavailable.ts';

describe('a locked SQLite file', () => {
  let database: TestDatabase;
  let otherProcess: DatabaseSync;
  beforeEach(async () => {
    database = await createDatabase('sqlite');
    await (await openTestStore('sqlite', database)).close();
    otherProcess = new DatabaseSync(database.address);
    return () => otherProcess.close();
  });

  const write = ({ db }: Store, id: string) =>
    db.insertInto('rate_limits').values({ id, taken: 1, resets_at: 0 }).execute();
  const readRows = ({ db }: Store) => db.selectFrom('rate_limits').select('id').execute();
  const hold = () => otherProcess.exec('begin immediate');
  const release = () => otherProcess.exec('rollback');
  /** The lock is held by this process, so waiting must not block the event loop. */
  const releaseLater = () => delay(100).then(release);

  test('is waited for by writes and transactions, without blocking', async () => {
    const store = await openTestStore('sqlite', database);
    hold();
    await Promise.all([write(store, 'a'), releaseLater()]);
    hold();
    const changing = store.db
      .transaction()
      .execute((change) => change.insertInto('rate_limits').values({ id: 'b', taken: 1, resets_at: 0 }).execute());
    await Promise.all([changing, releaseLater()]);
    expect(await readRows(store)).toHaveLength(2);
  });

  test('is waited for when it is opened', async () => {
    hold();
    const [store] = await Promise.all([openTestStore('sqlite', database), releaseLater()]);
    await write(store, 'a');
  });

  test('is unavailable but readable after the timeout, and later calls do not wait', async () => {
    const store = await openTestStore('sqlite', { ...database, lockTimeout: 200 });
    hold();
    const failures = await Promise.allSettled([write(store, 'a'), write(store, 'b'), write(store, 'c')]);
    for (const failure of failures)
      expect(failure).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isStoreUnavailable) });
    expect(await readRows(store)).toEqual([]);
    expect(await write(store, 'd').catch((error: unknown) => error)).toSatisfy(isFileLocked);
    release();
    await write(store, 'e');
    hold();
    await Promise.all([write(store, 'f'), releaseLater()]);
    expect((await readRows(store)).map(({ id }) => id)).toEqual(['e', 'f']);
  });
});
