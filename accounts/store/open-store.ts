import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { followClock } from './postgres/clock.ts';
import { openPostgresDialect } from './postgres/dialect.ts';
import { migrate } from './schema/migrate.ts';
import { migrations as allMigrations } from './schema/migrations.ts';
import type { Tables } from './schema/tables.ts';
import { openSqliteDialect } from './sqlite/dialect.ts';

export type Database = Kysely<Tables>;

export interface Store {
  db: Database;
  engine: 'sqlite' | 'postgres';
  /** Names of migrations that a later build has applied. */
  laterMigrations: readonly string[];
  /** Milliseconds since 1970, by a clock that all nodes share: that of PostgreSQL, or the local one for a file. */
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

/** Opens and migrates a store, also when several processes start at once. Throws if the database cannot be reached. */
export async function openStore({
  address,
  onLost = () => {},
  silenceTimeout = 12_000,
  lockTimeout = 5_000,
  now = Date.now,
  migrations = allMigrations,
}: StoreOptions): Promise<Store> {
  const engine = /^postgres(ql)?:\/\//.test(address) ? 'postgres' : 'sqlite';
  const dialect =
    engine === 'postgres'
      ? await openPostgresDialect(address, silenceTimeout, onLost)
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
  const query = sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`;
  return (await query.execute(db)).rows[0]?.at ?? Number.NaN;
}
