import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './open-store.ts';

const maxAttempts = 10;
/** Between two tries, in ms. */
const retryDelay = 20;

/**
 * Empties the log beside a file of SQLite (`*.sqlite-wal`), in which what was deleted still stands while a process has
 * the file open. Not within a transaction. Answers whether nothing is left in it: somebody may be reading all the time.
 * PostgreSQL looks after its own.
 */
export async function truncateWal(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (attempt === maxAttempts) return false;
    await delay(retryDelay);
  }
}
