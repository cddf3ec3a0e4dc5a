import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { describeOnEngines, type Engine, openTestStore } from '#tests/support/accounts/account-engines.ts';
import {
  exportedData,
  openTestGroup,
  type TestGroup,
  testSecrets,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { confirm } from '#tests/support/accounts/newsletter-group.ts';
import { personRows, tableNamed } from '#tests/support/accounts/person-rows.ts';
import { secretHash } from '../../group/secrets/random-ids.ts';
import { copyStore } from '../copy-store.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);
const keys = { code: 'us' as const, secrets: testSecrets, now: () => testStart };
const rowsOfPerson = personRows(keys, 'u', 'Robin+1@example.com');
const rowsOfTables = {
  ...rowsOfPerson,
  rate_limits: { id: 'r', taken: 3, resets_at: 9 },
  notice_pace: { id: 'pace', next_at: 9 },
  stock_switches: { id: 's', edition: 'us', product: 'tank', state: 'soldOut', starts_at: 9 },
  upkeep: { id: 'sweep', until: 9 },
  secrets: { id: 1, keys: 'k1:key', pepper: 'pepper' },
};

/** A store of the release whose last migration is the given one, with a row in every table that it has. */
async function openEarlier(engine: Engine, release: string) {
  const until = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= release));
  const { db, address } = await openTestStore(engine, { migrations: until });
  const columns = new Map(
    (await db.introspection.getTables()).map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );
  const insert = async (table: string, row: object) => {
    const known = Object.entries(row).filter(([column]) => columns.get(table)?.includes(column));
    if (known.length > 0) await tableNamed(db, table).insert(Object.fromEntries(known));
  };
  for (const [table, row] of Object.entries(rowsOfTables)) await insert(table, row);
  return { db, address, columns, insert };
}

describeOnEngines('a store of an earlier release', (engine) => {
  const openToday = (address: string) => openTestGroup(engine, { address });
  const sessionOf = async ({ group }: TestGroup) => ({
    apptoken: await group.tokens.sign({ userId: 'u', sessionId: 'session of u', generation: 3 }),
    reftoken: '',
  });

  test.each(names.slice(0, -1))('(%s) keeps every row as it is', async (release) => {
    const { db, address, columns } = await openEarlier(engine, release);
    const readAll = async (store: typeof db) => {
      const rows: Record<string, object[]> = {};
      for (const [table, itsColumns] of columns)
        rows[table] = await store
          .selectFrom(table as 'audit')
          .select(itsColumns as 'id'[])
          .execute();
      return rows;
    };
    const before = await readAll(db);
    expect(Object.values(before).filter((rows) => rows.length !== 1)).toEqual([]);
    const today = await openToday(address);
    expect(await readAll(today.db)).toEqual(before);
  });

  test('has the networks of its sessions', async () => {
    const { address, insert } = await openEarlier(engine, '0003-open-confirmations');
    const { sessions } = rowsOfPerson;
    for (const used_at of [5, 3]) await insert('sessions', { ...sessions, id: `s${used_at}`, used_at });
    const { db } = await openToday(address);
    expect(await db.selectFrom('known_networks').select(['user_id', 'network_key', 'used_at']).execute()).toEqual([
      { user_id: 'u', network_key: 'home', used_at: sessions.used_at },
    ]);
  });

  test('confirms by a link that it has sent', async () => {
    const { db, address } = await openEarlier(engine, '0002-reward-codes');
    const secret = 'a'.repeat(43);
    await db.deleteFrom('reward_codes').execute();
    await db.deleteFrom('code_claims').execute();
    const state = { status: 'pending', confirm_hash: secretHash(secret), confirmed_at: null } as const;
    const pending = { ...state, id: 's', edition: 'de', updated_at: testStart - 1 };
    await db.updateTable('subscribers').set(pending).execute();
    const today = await openTestGroup(engine, { address, code: 'eu' });
    expect(await confirm(today, 'de', `s.${secret}`)).toMatchObject({ code: { region: 'de' } });
  });

  test('has robots with warranty and requests with a history', async () => {
    const { address, insert } = await openEarlier(engine, '0007-ownership-claims');
    await insert('products', { ...rowsOfPerson.products, id: '2', product: 'flagshipMegatron', serial_number: 'KM36' });
    const accounts = await openToday(address);
    const session = await sessionOf(accounts);
    const { products } = await accounts.callAs(session, 'profile', {});
    expect(products.map(({ nickname, region, warranty }) => [nickname, region, warranty.length]).sort()).toEqual([
      [null, 'us', 1],
      [null, 'us', 2],
    ]);
    expect((await accounts.callAs(session, 'updateProduct', { id: '2', nickname: 'Rex' })).products).toContainEqual(
      expect.objectContaining({ id: '2', nickname: 'Rex' }),
    );
    const { requests } = await accounts.callAs(session, 'requests', {});
    expect(requests.map(({ request_id, state, history }) => [request_id, state, history.length]).sort()).toEqual([
      ['claim of u', 'declined', 2],
      ['request of u', 'received', 1],
    ]);
    expect(await exportedData(accounts.group, session)).toMatchObject({ programs: [], notices: [] });
  });

  test('takes what nodes of that release still write', async () => {
    const { db, address, insert } = await openEarlier(engine, '0005-upkeep');
    const accounts = await openToday(address);
    await insert('sessions', { ...rowsOfPerson.sessions, id: 'later' });
    await insert('products', { ...rowsOfPerson.products, id: 'later', serial_number: 'KM36-3' });
    const sessions = await accounts.db.selectFrom('sessions').select(['generation', 'seen_generation']).execute();
    expect(sessions).toEqual(Array(2).fill({ generation: 3, seen_generation: 0 }));
    expect((await accounts.callAs(await sessionOf(accounts), 'profile', {})).products).toHaveLength(2);
    await db.deleteFrom('users').execute();
    expect(await accounts.db.selectFrom('products').select('id').execute()).toEqual([]);
  });
});

const addColumn: Migration = {
  up: async (db: Kysely<unknown>) =>
    void (await db.schema.alterTable('rate_limits').addColumn('reason', 'text').execute()),
};
const laterBuild = { ...migrations, '9998-reasons': addColumn };

describeOnEngines('migrations of a later build', (engine) => {
  test('do not stop an earlier one from starting, and run once', async () => {
    const later = await openTestStore(engine);
    expect(later.laterMigrations).toEqual([]);
    for (const id of ['a', 'b']) {
      expect(await migrate(later.db, laterBuild)).toEqual([]);
      const before = await openTestStore(engine, { address: later.address });
      expect(before.laterMigrations).toEqual(['9998-reasons']);
      await before.db.insertInto('rate_limits').values({ id, taken: 1, resets_at: 0 }).execute();
    }
    expect(await later.db.selectFrom('rate_limits').select('id').execute()).toHaveLength(2);
  });

  test('prevent an earlier one from copying the store', async () => {
    const source = await openTestStore('sqlite');
    await migrate(source.db, laterBuild);
    const from = await openTestStore('sqlite', { address: source.address });
    await expect(copyStore(from, await openTestStore(engine))).rejects.toThrow(
      'a later release has changed the tables (9998-reasons)',
    );
  });

  test('are refused if one that was applied is unknown and another would follow it', async () => {
    const { db } = await openTestStore(engine);
    await migrate(db, laterBuild);
    const following = { ...migrations, '9999-else': { up: () => Promise.reject(new Error('it ran')) } };
    await expect(migrate(db, following)).rejects.toThrow(/9998-reasons/);
  });
});
