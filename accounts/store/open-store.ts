import type { Dialect } from 'kysely';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { dropSilentConnections } from './drop-silent-connections.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openSqliteDialect } from './sqlite-dialect.ts';
import { followClock } from './store-clock.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Store {
  db: Database;
  engine: 'sqlite' | 'postgres';
  /** Steps that a later build has done on its tables, by name; this one knows nothing of what they added. */
  laterMigrations: readonly string[];
  /**
   * Milliseconds since 1970 by the clock that all nodes on the store share: that of PostgreSQL, or the given one for a
   * file, which is on one machine.
   */
  now(): number;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://…`, or the path of a file of SQLite. */
  address: string;
  /** Told of every connection that is lost; queries on it fail, and later ones open another. */
  onLost?: (error: Error) => void;
  /**
   * After how many ms without a word from PostgreSQL a connection at work is given up; longer than any statement may
   * take.
   */
  silenceTimeout?: number;
  /**
   * For how many ms a statement waits for another process that holds a file of SQLite; shorter than anybody waits for a
   * call.
   */
  lockTimeout?: number;
  /** Milliseconds since 1970 by the clock of this machine. */
  now?: () => number;
}

const poolSize = 10;
/**
 * In ms. A statement that takes longer is ended by the database, which says so; so is a transaction that waits for this
 * process.
 */
const statementTimeout = 10_000;
const defaultSilenceTimeout = 12_000;
const defaultLockTimeout = 5_000;
const idleTimeout = 30_000;
/**
 * After so many ms the system asks whether the other side is still there, which also keeps routers from forgetting the
 * connection.
 */
const keepAliveDelay = 10_000;

/**
 * Opens a store and brings its tables up to date, also when several processes begin at once. Throws when the database
 * cannot be reached.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const {
    address,
    onLost = () => {},
    silenceTimeout = defaultSilenceTimeout,
    lockTimeout = defaultLockTimeout,
    now = Date.now,
  } = options;
  const engine = /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite';
  const dialect =
    engine === 'postgres'
      ? await postgresDialect({ address, onLost, silenceTimeout })
      : await openSqliteDialect(address, lockTimeout);
  const db: Database = new Kysely<Tables>({ dialect });
  try {
    const laterMigrations = await migrate(db, migrations);
    const clock = engine === 'postgres' ? await followClock(() => readClock(db)) : { now, stop: () => {} };
    const close = () => {
      clock.stop();
      return db.destroy();
    };
    return { db, engine, laterMigrations, now: clock.now, close };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The time at PostgreSQL, in ms since 1970. */
async function readClock(db: Database): Promise<number> {
  const { rows } = await sql<{
    at: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
  return rows[0]?.at ?? Number.NaN;
}

async function postgresDialect({
  address,
  onLost,
  silenceTimeout,
}: Required<Pick<StoreOptions, 'address' | 'onLost' | 'silenceTimeout'>>): Promise<Dialect> {
  const { default: pg } = await import('pg');
  // Times in ms are far below what a number holds exactly.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    application_name: 'kinetra-accounts',
  });
  // The pool hears only idle connections; one that breaks in the middle of a transaction would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  dropSilentConnections(pool, { silence: silenceTimeout, idle: idleTimeout });
  return new PostgresDialect({ pool });
}
