import { DatabaseSync } from 'node:sqlite';
import { isFileLocked } from '../store-unavailable.ts';

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
