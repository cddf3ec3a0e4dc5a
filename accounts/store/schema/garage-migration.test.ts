import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, describeOnEngines, type TestDatabase } from '#tests/support/accounts/account-engines.ts';
import {
  callAs,
  exportedData,
  openTestGroup,
  type TestGroup,
  testSecrets,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { personRows } from '#tests/support/accounts/person-rows.ts';
import { openStore, type Store } from '../open-store.ts';
import { migrations } from './migrations.ts';

const earlierMigrations = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0008'));
const keys = { code: 'us' as const, secrets: testSecrets, now: () => testStart };

/** The rows of a person in every table of the release before, two of them robots. */
function earlierRows(): [table: string, row: object][] {
  const { request_events, programs, notices, ...rows } = personRows(keys, 'u', 'Robin+1@example.com');
  const { nickname, edition, ...robot } = rows.products;
  return [
    ...Object.entries({ ...rows, products: robot }),
    ['products', { ...robot, id: 'second', product: 'flagshipMegatron', serial_number: 'KM36-2' }],
    ['rate_limits', { id: 'r', taken: 3, resets_at: 9 }],
    ['upkeep', { id: 'sweep', until: 9 }],
    ['secrets', { id: 1, keys: 'k1:key', pepper: 'pepper' }],
  ];
}

describeOnEngines('a store of the release before the garage', (engine) => {
  let database: TestDatabase;
  let earlier: Store;
  beforeEach(async () => {
    database = await createDatabase(engine);
    earlier = await openStore({ address: database.address, migrations: earlierMigrations });
    for (const [table, row] of earlierRows()) await insert(table, row);
  });
  afterEach(async () => {
    await earlier.close();
    await database.remove();
  });

  const insert = (table: string, row: object) =>
    earlier.db
      .insertInto(table as 'audit')
      .values(row as never)
      .execute();

  async function withToday(work: (accounts: TestGroup) => Promise<void>): Promise<void> {
    const accounts = await openTestGroup(engine, { address: database.address });
    try {
      await work(accounts);
    } finally {
      await accounts.close();
    }
  }
  const sessionOf = async ({ group }: TestGroup) => ({
    apptoken: await group.tokens.sign({ userId: 'u', sessionId: 'session of u', generation: 3 }),
    reftoken: '',
  });

  test('keeps every row as it is', async () => {
    const tables = await earlier.db.introspection.getTables();
    const readAll = async ({ db }: Pick<Store, 'db'>) => {
      const rows: Record<string, object[]> = {};
      for (const { name, columns } of tables)
        rows[name] = await db
          .selectFrom(name as 'audit')
          .select(columns.map((column) => column.name as 'id'))
          .orderBy('id')
          .execute();
      return rows;
    };
    const before = await readAll(earlier);
    expect(Object.entries(before).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([]);
    expect(before.products).toHaveLength(2);
    await withToday(async (accounts) => expect(await readAll(accounts)).toEqual(before));
  });

  test('has robots with warranty and requests with a history', () =>
    withToday(async (accounts) => {
      const session = await sessionOf(accounts);
      const { products } = await callAs(session, accounts.group, 'profile', {});
      expect(
        products.map(({ product, nickname, region, warranty }) => [product, nickname, region, warranty.length]),
      ).toEqual(
        expect.arrayContaining([
          ['miniRobot', null, 'us', 1],
          ['flagshipMegatron', null, 'us', 2],
        ]),
      );
      expect(await callAs(session, accounts.group, 'updateProduct', { id: 'second', nickname: 'Rex' })).toMatchObject({
        products: expect.arrayContaining([expect.objectContaining({ id: 'second', nickname: 'Rex' })]),
      });
      const states = (await callAs(session, accounts.group, 'requests', {})).requests.map(
        ({ request_id, state, history }) => [request_id, state, history.length],
      );
      expect(states.sort()).toEqual([
        ['claim of u', 'declined', 2],
        ['request of u', 'received', 1],
      ]);
      expect(await exportedData(accounts.group, session)).toMatchObject({ programs: [], notices: [] });
    }));

  test('takes what nodes of that release still write', () =>
    withToday(async (accounts) => {
      const { nickname, edition, ...robot } = personRows(keys, 'u', 'x').products;
      await insert('products', { ...robot, id: 'third', serial_number: 'KM36-3' });
      expect((await callAs(await sessionOf(accounts), accounts.group, 'profile', {})).products).toHaveLength(3);
      await earlier.db.deleteFrom('service_requests').execute();
      await earlier.db.deleteFrom('users').execute();
      expect(await accounts.db.selectFrom('products').select('id').execute()).toEqual([]);
    }));
});
