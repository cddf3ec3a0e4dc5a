import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines, type Engine } from '#tests/support/accounts/account-engines.ts';
import { copyStore } from './copy-store.ts';
import { openStore, type Store } from './open-store.ts';
import { isOpenElsewhere } from './sqlite/write-ahead-log.ts';

const people = 1_203;
const later = 1_790_000_000_123;

/** Adds users with their credits, and rows without an owner. */
async function fill({ db }: Store): Promise<void> {
  const ids = Array.from({ length: people }, (_, index) => `u${index}`);
  for (let first = 0; first < people; first += 400) {
    const some = ids.slice(first, first + 400);
    const users = some.map((id) => ({
      id,
      email: `Zoë-${id}@example.com`,
      email_key: `zoë-${id}@example.com`,
      edition: 'us',
      created_at: later,
      updated_at: 0,
    }));
    await db
      .insertInto('users')
      .values(users.map((user) => ({ ...user, phone: null, password_hash: null, nickname: "O'Neill 机器人" })))
      .execute();
    await db
      .insertInto('credits')
      .values(some.map((id) => ({ id: `c${id}`, user_id: id, reason: 'signUp', amount: 200, created_at: later })))
      .execute();
  }
  await db
    .insertInto('audit')
    .values({ id: 'a', user_id: null, event: 'login', network_key: 'n', created_at: later })
    .execute();
  await db.insertInto('rate_limits').values({ id: 'r', taken: 3, resets_at: later }).execute();
}

async function withStores(engine: Engine, work: (from: Store, to: Store) => Promise<void>): Promise<void> {
  const [source, target] = [await createDatabase('sqlite'), await createDatabase(engine)];
  const [from, to] = [await openStore({ address: source.address }), await openStore({ address: target.address })];
  try {
    await work(from, to);
  } finally {
    await from.close();
    await to.close();
    await source.remove();
    await target.remove();
  }
}

describeOnEngines('copying a store', (engine) => {
  test('copies every row', () =>
    withStores(engine, async (from, to) => {
      await fill(from);
      const counts = await copyStore(from, to);
      expect(counts).toMatchObject({ users: people, credits: people, sessions: 0, audit: 1, rate_limits: 1 });
      const usersOf = ({ db }: Store) => db.selectFrom('users').selectAll().execute();
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect((await usersOf(to)).sort(byId)).toEqual((await usersOf(from)).sort(byId));
      expect(await to.db.selectFrom('audit').selectAll().execute()).toEqual(
        await from.db.selectFrom('audit').selectAll().execute(),
      );
    }));

  test('refuses a target that is not empty, and leaves it unchanged', () =>
    withStores(engine, async (from, to) => {
      await fill(from);
      await to.db.insertInto('rate_limits').values({ id: 'x', taken: 1, resets_at: 0 }).execute();
      await expect(copyStore(from, to)).rejects.toThrow('the target is not empty (rate_limits: 1)');
      expect(await to.db.selectFrom('users').selectAll().execute()).toEqual([]);
    }));

  test('copies nothing if a row cannot be copied', () =>
    withStores(engine, async (from, to) => {
      await fill(from);
      // Makes one row fail, after others were copied.
      await to.db.schema.createIndex('one_event').on('audit').columns(['event']).unique().execute();
      await from.db
        .insertInto('audit')
        .values({ id: 'b', user_id: null, event: 'login', network_key: 'n', created_at: later })
        .execute();
      await expect(copyStore(from, to)).rejects.toThrow(/unique/i);
      expect(await to.db.selectFrom('users').selectAll().execute()).toEqual([]);
    }));
});

test('a file that another connection has open is recognised, whether it is in use or not', async () => {
  const { address, remove } = await createDatabase('sqlite');
  const store = await openStore({ address });
  expect(isOpenElsewhere(address)).toBe(true);
  await store.close();
  expect(isOpenElsewhere(address)).toBe(false);
  await (await openStore({ address })).close();
  await remove();
});
