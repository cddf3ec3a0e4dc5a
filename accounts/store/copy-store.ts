import { sql } from 'kysely';
import type { Database, Store } from './open-store.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;

/** Every table, those that others refer to first. */
const inOrder = Object.keys({
  users: true,
  sessions: true,
  challenges: true,
  rate_limits: true,
  credits: true,
  credit_claims: true,
  subscribers: true,
  products: true,
  service_requests: true,
  outbox: true,
  audit: true,
  secrets: true,
} satisfies Record<TableName, true>) as TableName[];

const rowsAtOnce = 500;

/**
 * Copies all that one store holds into another, which must be empty: all of it or nothing. Nobody can write to either
 * meanwhile. Answers how many rows of each table there are. Throws where the target holds anything, or afterwards
 * another number of rows than the source, and where a later build has changed the tables: what it added would stay
 * behind.
 */
export async function copyStore(from: Store, to: Store): Promise<Record<TableName, number>> {
  const later = [...from.laterSteps, ...to.laterSteps];
  if (later.length > 0)
    throw new Error(`a later release has changed the tables (${later.join(', ')}): copy with that one`);
  return from.db.transaction().execute((source) =>
    to.db.transaction().execute(async (target) => {
      if (from.engine === 'postgres') await lock(source);
      if (to.engine === 'postgres') await lock(target);
      const there = Object.entries(await countsOf(target)).filter(([, count]) => count > 0);
      if (there.length > 0)
        throw new Error(`the target is not empty (${there.map(([table, count]) => `${table}: ${count}`).join(', ')})`);
      for (const table of inOrder) await copyTable(source, target, table);
      const [counted, expected] = [await countsOf(target), await countsOf(source)];
      const short = inOrder.find((table) => counted[table] !== expected[table]);
      if (short !== undefined) throw new Error(`${counted[short]} of ${expected[short]} rows of ${short} came over`);
      return counted;
    }),
  );
}

/** Rows in the order of their ids, some at a time: no store is too large. */
async function copyTable(source: Database, target: Database, table: TableName): Promise<void> {
  // One shape stands for all tables: each has an id, and rows go over as they are.
  const [name, id] = [sql.table(table), sql.ref('id')];
  for (let last: unknown; ; ) {
    const after = last === undefined ? sql`` : sql`where ${id} > ${last}`;
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${name} ${after} order by ${id} limit ${sql.lit(rowsAtOnce)}`.execute(source);
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      target,
    );
    last = rows.at(-1)?.id;
  }
}

async function countsOf(db: Database): Promise<Record<TableName, number>> {
  const counts = {} as Record<TableName, number>;
  for (const table of inOrder) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

/** SQLite's transactions keep others from writing by themselves. */
const lock = (db: Database) =>
  sql`lock table ${sql.join(inOrder.map((table) => sql.table(table)))} in exclusive mode`.execute(db);
