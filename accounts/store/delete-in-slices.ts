import { setTimeout as delay } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './open-store.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows expire. */
type SweptTable =
  | 'audit'
  | 'challenges'
  | 'known_networks'
  | 'notices'
  | 'outbox'
  | 'rate_limits'
  | 'reward_codes'
  | 'sessions'
  | 'subscribers';
type Ids<Table extends SweptTable> = SelectQueryBuilder<Tables, Table, { id: string }>;

/** Number of rows of the first slice, and the bounds of the others. */
const sizes = { first: 100, min: 20, max: 1_000 };
/** The time in ms that a slice should take: SQLite blocks the process meanwhile. */
const sliceTime = 8;
/** The pause between two slices, in ms, so that calls get at least as much time. */
const pauseTime = 10;

/**
 * Deletes the rows that `choose` selects, a few milliseconds' worth at a time, with pauses for other work. Stops early
 * if aborted, or if another process deletes the same rows.
 */
export async function deleteInSlices<Table extends SweptTable>(
  db: Database,
  table: Table,
  choose: (ids: Ids<Table>) => Ids<Table>,
  signal?: AbortSignal,
): Promise<void> {
  for (let size = sizes.first; !signal?.aborted; await delay(pauseTime)) {
    const slice = choose(db.selectFrom(table as SweptTable).select('id') as unknown as Ids<Table>).limit(size);
    const startedAt = performance.now();
    const { numDeletedRows } = await db
      .deleteFrom(table as SweptTable)
      .where('id', 'in', slice as unknown as Ids<SweptTable>)
      .executeTakeFirstOrThrow();
    if (numDeletedRows < size) return;
    const wanted = size * Math.min(2, sliceTime / (performance.now() - startedAt));
    size = Math.round(Math.min(sizes.max, Math.max(sizes.min, wanted)));
  }
}
