import { sql } from 'kysely';
import type { Database, Store } from './open-store.ts';
import { type TableName, tableNames } from './schema/table-policies.ts';

const batchSize = 500;

/**
 * Copies a store into an empty one, in one transaction; both are locked for writes meanwhile. Returns the rows per
 * table. Throws if the target is not empty, if the row counts differ afterwards, or if a later release has changed the
 * tables: its additions would be lost.
 */
export async function copyStore(from: Store, to: Store): Promise<Record<TableName, number>> {
  const laterMigrations = [...from.laterMigrations, ...to.laterMigrations];
  if (laterMigrations.length > 0)
    throw new Error(`a later release has changed the tables (${laterMigrations.join(', ')}): copy with that one`);
  return from.db.transaction().execute((source) =>
    to.db.transaction().execute(async (target) => {
      if (from.engine === 'postgres') await lockTables(source);
      if (to.engine === 'postgres') await lockTables(target);
      const nonEmptyTables = Object.entries(await countRows(target)).filter(([, count]) => count > 0);
      if (nonEmptyTables.length > 0)
        throw new Error(
          `the target is not empty (${nonEmptyTables.map(([table, count]) => `${table}: ${count}`).join(', ')})`,
        );
      for (const table of tableNames) await copyTable(source, target, table);
      const [copiedCounts, sourceCounts] = [await countRows(target), await countRows(source)];
      const incompleteTable = tableNames.find((table) => copiedCounts[table] !== sourceCounts[table]);
      if (incompleteTable !== undefined)
        throw new Error(
          `${copiedCounts[incompleteTable]} of ${sourceCounts[incompleteTable]} rows of ${incompleteTable} came over`,
        );
      return copiedCounts;
    }),
  );
}

/** In batches by id, so that large stores fit into memory. */
async function copyTable(source: Database, target: Database, table: TableName): Promise<void> {
  // Every table has an id, and rows are copied unchanged, so one query fits all.
  const [name, id] = [sql.table(table), sql.ref('id')];
  for (let lastId: unknown; ; ) {
    const after = lastId === undefined ? sql`` : sql`where ${id} > ${lastId}`;
    const batch = sql<Record<string, unknown>>`select * from ${name} ${after} order by ${id} limit ${batchSize}`;
    const { rows } = await batch.execute(source);
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0] ?? {});
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${name} (${names}) values ${sql.join(values)}`.execute(target);
    lastId = rows.at(-1)?.id;
  }
}

async function countRows(db: Database): Promise<Record<TableName, number>> {
  const counts = {} as Record<TableName, number>;
  for (const table of tableNames) {
    const query = sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`;
    counts[table] = Number((await query.execute(db)).rows[0]?.count);
  }
  return counts;
}

/** Not needed for SQLite, whose transactions lock out other writers. */
const lockTables = (db: Database) =>
  sql`lock table ${sql.join(tableNames.map((table) => sql.table(table)))} in exclusive mode`.execute(db);
