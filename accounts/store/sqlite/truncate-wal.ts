import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from '../open-store.ts';

const maxAttempts = 10;
/** In ms. */
const retryDelay = 20;

/**
 * Truncates the write-ahead log of SQLite (`*.sqlite-wal`), which still contains deleted data while the file is open.
 * Must not run in a transaction. Returns false if a reader kept it busy. PostgreSQL needs nothing.
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
