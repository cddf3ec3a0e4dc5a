import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open-store.ts';
import type { Condition, TableName } from './schema/table-policies.ts';

/** Number of rows of the first batch, and the bounds of the others. */
const sizes = { first: 100, min: 20, max: 1_000 };
/** The time in ms that a batch should take: SQLite blocks the process meanwhile. */
const batchTime = 8;
/** The pause between two batches, in ms, so that calls get at least as much time. */
const pauseTime = 10;

/**
 * Deletes the rows that meet a condition, a few milliseconds' worth at a time, with pauses for other work. Stops early
 * if aborted, or if another process deletes the same rows.
 */
export async function deleteInBatches(
  db: Database,
  name: TableName,
  condition: Condition,
  signal?: AbortSignal,
): Promise<void> {
  const table = sql.table(name);
  for (let size = sizes.first; !signal?.aborted; await delay(pauseTime)) {
    const startedAt = performance.now();
    const batch = sql`delete from ${table} where id in (select id from ${table} where ${condition} limit ${size})`;
    const { numAffectedRows } = await batch.execute(db);
    if (Number(numAffectedRows) < size) return;
    const wanted = size * Math.min(2, batchTime / (performance.now() - startedAt));
    size = Math.round(Math.min(sizes.max, Math.max(sizes.min, wanted)));
  }
}
