import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from '../open-store.ts';
import { isFileLocked } from '../store-unavailable.ts';

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

/**
 * Returns true if another process has this SQLite file open, even if it neither reads nor writes at the moment: every
 * connection in WAL mode holds a shared lock, beside which exclusive locking fails.
 */
export function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK;');
    return false;
  } catch (error) {
    if (isFileLocked(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}
