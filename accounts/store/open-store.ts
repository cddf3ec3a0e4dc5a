import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { dropSilentConnections } from './postgres/drop-silent-connections.ts';
import { followClock } from './postgres/store-clock.ts';
import { migrate } from './schema/migrate.ts';
import { migrations as allMigrations } from './schema/migrations.ts';
import type { Tables } from './schema/tables.ts';
import { openSqliteDialect } from './sqlite/sqlite-dialect.ts';

export type Database = Kysely<Tables>;

export interface Store {
  db: Database;
  engine: 'sqlite' | 'postgres';
  /** Names of migrations that a later build has applied. */
  laterMigrations: readonly string[];
  /**
   * Milliseconds since 1970, by a clock that all nodes share: that of PostgreSQL, or the local one for a file.
   */
  now(): number;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://…`, or the path of an SQLite file. */
  address: string;
  /** Called for every lost connection. Its queries fail; later queries open another. */
  onLost?: (error: Error) => void;
  /** Time in ms after which a silent PostgreSQL connection is dropped; longer than any statement may take. */
  silenceTimeout?: number;
  /** Time in ms that a statement waits for a locked SQLite file; shorter than the deadline of a call. */
  lockTimeout?: number;
  /** Local clock, in milliseconds since 1970. */
  now?: () => number;
  /** Those of an earlier build, for tests. */
  migrations?: Record<string, Migration>;
}

const poolSize = 10;
/** In ms. The database cancels longer statements, and transactions that idle for longer. */
const statementTimeout = 10_000;
const defaultSilenceTimeout = 12_000;
const defaultLockTimeout = 5_000;
const idleTimeout = 30_000;
/** In ms. TCP keep-alive also keeps NAT entries alive. */
const keepAliveDelay = 10_000;

/**
 * Opens a store and migrates it, also when several processes start at once. Throws if the database cannot be reached.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const {
    address,
    onLost = () => {},
    silenceTimeout = defaultSilenceTimeout,
    lockTimeout = defaultLockTimeout,
    now = Date.now,
    migrations = allMigrations,
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
  // Times in ms are below Number.MAX_SAFE_INTEGER.
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
  // The pool handles errors of idle clients only; an unhandled error of a busy one would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  dropSilentConnections(pool, { silence: silenceTimeout, idle: idleTimeout });
  return new PostgresDialect({ pool });
}
