import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './open-store.ts';

const tries = 10;
/** Between two tries, in ms. */
const pause = 20;

/**
 * Empties the log beside a file of SQLite (`*.sqlite-wal`), in which what was deleted still stands while a process has
 * the file open. Not within a transaction. Answers whether nothing is left in it: somebody may be reading all the time.
 * PostgreSQL looks after its own.
 */
export async function emptyLog(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  for (let tried = 1; ; tried += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (tried === tries) return false;
    await delay(pause);
  }
}
