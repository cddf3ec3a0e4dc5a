import { expect, test } from 'vitest';
import { describeOnEngines, openTestStore } from '#tests/support/accounts/account-engines.ts';
import { copyStore } from './copy-store.ts';
import type { Store } from './open-store.ts';
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

describeOnEngines('copying a store', (engine) => {
  const openBoth = async () => {
    const [from, to] = [await openTestStore('sqlite'), await openTestStore(engine)];
    await fill(from);
    return { from, to };
  };
  const usersOf = ({ db }: Store) => db.selectFrom('users').selectAll().orderBy('id').execute();

  test('copies every row', async () => {
    const { from, to } = await openBoth();
    const counts = await copyStore(from, to);
    expect(counts).toMatchObject({ users: people, credits: people, sessions: 0, audit: 1, rate_limits: 1 });
    expect(await usersOf(to)).toEqual(await usersOf(from));
    expect(await to.db.selectFrom('audit').selectAll().execute()).toEqual(
      await from.db.selectFrom('audit').selectAll().execute(),
    );
  });

  test('refuses a target that is not empty, and leaves it unchanged', async () => {
    const { from, to } = await openBoth();
    await to.db.insertInto('rate_limits').values({ id: 'x', taken: 1, resets_at: 0 }).execute();
    await expect(copyStore(from, to)).rejects.toThrow('the target is not empty (rate_limits: 1)');
    expect(await usersOf(to)).toEqual([]);
  });

  test('copies nothing if a row cannot be copied', async () => {
    const { from, to } = await openBoth();
    // Makes one row fail, after others were copied.
    await to.db.schema.createIndex('one_event').on('audit').columns(['event']).unique().execute();
    const event = { id: 'b', user_id: null, event: 'login', network_key: 'n', created_at: later };
    await from.db.insertInto('audit').values(event).execute();
    await expect(copyStore(from, to)).rejects.toThrow(/unique/i);
    expect(await usersOf(to)).toEqual([]);
  });
});

test('a file that another connection has open is recognised, whether it is in use or not', async () => {
  const { address, close } = await openTestStore('sqlite');
  expect(isOpenElsewhere(address)).toBe(true);
  await close();
  expect(isOpenElsewhere(address)).toBe(false);
});
