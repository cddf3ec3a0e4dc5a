import { type Dialect, PostgresDialect } from 'kysely';
import { dropSilentConnections } from './drop-silent-connections.ts';

const poolSize = 10;
/** In ms. The database cancels longer statements, and transactions that idle for longer. */
const statementTimeout = 10_000;
const idleTimeout = 30_000;
/** In ms. TCP keep-alive also keeps NAT entries alive. */
const keepAliveDelay = 10_000;

/** Opens a pool of connections. It does not connect yet. */
export async function openPostgresDialect({
  address,
  onLost,
  silenceTimeout,
}: {
  address: string;
  onLost: (error: Error) => void;
  silenceTimeout: number;
}): Promise<Dialect> {
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
