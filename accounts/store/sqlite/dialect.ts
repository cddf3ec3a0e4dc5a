import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isFileLocked } from '../store-unavailable.ts';
import { openNodeSqlite } from './node-sqlite.ts';

/**
 * Opens an SQLite file that only this user can read; creates it and its folder. Statements wait up to `lockTimeout` ms
 * for other processes.
 */
export async function openSqliteDialect(path: string, lockTimeout: number): Promise<Dialect> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new LockedFile(lockTimeout);
  const database = await file.whenFree(() => openPrivately(path));
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new LockWaitingDriver(database, file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function openPrivately(path: string): SqliteDatabase {
  const mask = process.umask(0o077);
  try {
    return openNodeSqlite(path);
  } finally {
    process.umask(mask);
  }
}

/**
 * SQLite supports transactional DDL. With this flag Kysely runs all migrations in one transaction, which also serves as
 * the migration lock that its SQLite adapter lacks.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class LockWaitingDriver extends SqliteDriver {
  readonly #file: LockedFile;
  #connection: DatabaseConnection | undefined;

  constructor(database: SqliteDatabase, file: LockedFile) {
    super({ database });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#waitForLock(await super.acquireConnection());
    return this.#connection;
  }

  #waitForLock(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query, options) =>
        this.#file.whenFree(() => connection.executeQuery(query, options), {
          onlyReads: /^\s*(select|pragma)\b/i.test(query.sql),
        }),
      streamQuery: (...parameters) => connection.streamQuery(...parameters),
    };
  }
}

/** In ms. */
const retryDelays = { first: 1, longest: 50 };

/** Waits for a locked SQLite file without blocking the event loop, as SQLite's own busy timeout would. */
class LockedFile {
  readonly #timeout: number;
  #lockedSince: number | undefined;

  /** `timeout` in ms. */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /**
   * Runs `work` as soon as the file is free. Throws the last error once the file has been locked for longer than the
   * timeout. From then on callers try once and do not wait, so that no queue builds up, until one of them succeeds.
   * Reads may succeed while writes are locked out, so they do not reset the time.
   */
  async whenFree<Value>(work: () => Value | Promise<Value>, { onlyReads = false } = {}): Promise<Value> {
    const startedAt = performance.now();
    for (let retryDelay = retryDelays.first; ; retryDelay = Math.min(2 * retryDelay, retryDelays.longest)) {
      try {
        const value = await work();
        if (!onlyReads) this.#lockedSince = undefined;
        return value;
      } catch (error) {
        if (!isFileLocked(error)) throw error;
        const lockedSince = onlyReads ? startedAt : (this.#lockedSince ?? startedAt);
        if (!onlyReads) this.#lockedSince = lockedSince;
        if (performance.now() - lockedSince >= this.#timeout) throw error;
      }
      await delay(retryDelay);
    }
  }
}
