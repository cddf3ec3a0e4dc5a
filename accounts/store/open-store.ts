import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Dialect } from 'kysely';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { dropSilent } from './drop-silent.ts';
import { migrations } from './migrations.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Store {
  db: Database;
  engine: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://…`, or the path of a file of SQLite. */
  address: string;
  /** Told of every connection that is lost; queries on it fail, and later ones open another. */
  onLost?: (error: Error) => void;
  /** After how many ms without a word from PostgreSQL a connection at work is given up; longer than any statement may take. */
  silence?: number;
}

const poolSize = 10;
/** In ms. A statement that takes longer is ended by the database, which says so; so is a transaction that waits for this process. */
const statementTime = 10_000;
const usualSilence = 12_000;
const idleTime = 30_000;
/** After so many ms the system asks whether the other side is still there, which also keeps routers from forgetting the connection. */
const keepAliveDelay = 10_000;

/** Opens a store and brings its tables up to date, also when several processes begin at once. Throws when the database cannot be reached. */
export async function openStore({ address, onLost = () => {}, silence = usualSilence }: StoreOptions): Promise<Store> {
  const engine = /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite';
  const dialect = engine === 'postgres' ? await postgresDialect({ address, onLost, silence }) : sqliteDialect(address);
  const db: Database = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

/** SQLite can take back changes of tables. Told so, Kysely makes all migrations one transaction, which is the lock that its adapter lacks. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

function sqliteDialect(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const mask = process.umask(0o077);
  try {
    return new TransactionalSqliteDialect({ database: openNodeSqlite(path) });
  } finally {
    process.umask(mask);
  }
}

async function postgresDialect({ address, onLost, silence }: Required<StoreOptions>): Promise<Dialect> {
  const { default: pg } = await import('pg');
  // Times in ms are far below what a number holds exactly.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    idleTimeoutMillis: idleTime,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTime,
    idle_in_transaction_session_timeout: statementTime,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    application_name: 'kinetra-accounts',
  });
  // The pool hears only idle connections; one that breaks in the middle of a transaction would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  dropSilent(pool, { silence, idle: idleTime });
  return new PostgresDialect({ pool });
}
