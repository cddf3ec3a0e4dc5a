import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestStore } from '#tests/support/accounts/account-engines.ts';
import { findPostgres, type PostgresCluster, startPostgresCluster } from '#tests/support/accounts/postgres-cluster.ts';
import { openStore } from './open-store.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a SQLite file', () => {
  const open = async () => {
    const { db } = await openTestStore('sqlite');
    const write = (id: string, to = db) =>
      to.insertInto('rate_limits').values({ id, taken: 1, resets_at: 0 }).execute();
    return { db, write };
  };

  test('is unavailable while it is read-only or full', async () => {
    const { db, write } = await open();
    await sql`pragma query_only = on`.execute(db);
    expect(isStoreUnavailable(await failureOf(write('a')))).toBe(true);
    await sql`pragma query_only = off`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
    expect(isStoreUnavailable(await failureOf(write('x'.repeat(1_000_000))))).toBe(true);
    const changed = db.transaction().execute((change) => write('x'.repeat(1_000_000), change));
    expect(isStoreUnavailable(await failureOf(changed))).toBe(true);
    await sql`pragma max_page_count = 100000`.execute(db);
    await db.transaction().execute((change) => write('b', change));
  });

  test('is available after an invalid statement', async () => {
    const { db, write } = await open();
    await write('a');
    expect(isStoreUnavailable(await failureOf(write('a')))).toBe(false);
    expect(isStoreUnavailable(await failureOf(sql`select nothing from nowhere`.execute(db)))).toBe(false);
  });
});

describe.skipIf(findPostgres() === undefined)('PostgreSQL', () => {
  test('is unavailable when stopped or killed, loses nothing acknowledged, and works again after a start', {
    tags: 'nightly',
  }, async () => {
    const cluster = await startPostgresCluster();
    const connectionErrors: Error[] = [];
    const { db, close } = await openStore({ address: cluster.url, onLost: (error) => connectionErrors.push(error) });
    const write = (id: string) => db.insertInto('rate_limits').values({ id, taken: 1, resets_at: 0 }).execute();
    const storedIds = async () => (await db.selectFrom('rate_limits').select('id').execute()).map(({ id }) => id);
    await write('before');
    const ends: [string, (server: PostgresCluster) => Promise<void>][] = [
      ['killed', (server) => server.kill()],
      ['stopped', (server) => server.stop()],
    ];
    for (const [how, end] of ends) {
      const acknowledged: string[] = [];
      const writing = Promise.all(
        Array.from({ length: 6 }, async (_, writer) => {
          for (let count = 0; ; count += 1) {
            const id = `${how}-${writer}-${count}`;
            const failure = await failureOf(write(id));
            if (failure) return failure;
            acknowledged.push(id);
          }
        }),
      );
      while (acknowledged.length < 30) await new Promise((resolve) => setTimeout(resolve, 5));
      await end(cluster);
      for (const failure of await writing) expect(isStoreUnavailable(failure), String(failure)).toBe(true);
      const refused = await failureOf(write('refused'));
      expect(isStoreUnavailable(refused), String(refused)).toBe(true);
      await cluster.start();
      expect(await storedIds()).toEqual(expect.arrayContaining(['before', ...acknowledged]));
    }
    expect(connectionErrors.length).toBeGreaterThan(0);
    await close();
    await cluster.remove();
  });

  test('is available after an invalid statement', async () => {
    const { db } = await openTestStore('postgres');
    expect(isStoreUnavailable(await failureOf(sql`select nothing from nowhere`.execute(db)))).toBe(false);
  });
});

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

test.each([[undefined], ['text'], [new Error('anything')], [new TypeError('x is undefined')], [deadlock]])(
  '%s does not mean an unavailable store',
  (error) => {
    expect(isStoreUnavailable(error)).toBe(false);
  },
);

test('a port without a listener is an unavailable store', async () => {
  expect(isStoreUnavailable(await failureOf(openStore({ address: 'postgres://kinetra@127.0.0.1:9/none' })))).toBe(true);
});
