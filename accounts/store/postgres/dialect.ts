import type { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const poolSize = 10;
/** In ms. The database cancels longer statements, and transactions that idle for longer. */
const statementTimeout = 10_000;
const idleTimeout = 30_000;
/** In ms. TCP keep-alive also keeps NAT entries alive. */
const keepAliveDelay = 10_000;

/** Opens a pool of connections. It does not connect yet. For the parameters see `StoreOptions`. */
export async function openPostgresDialect(
  address: string,
  silenceTimeout: number,
  onLost: (error: Error) => void,
): Promise<Dialect> {
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
  dropSilentConnections(pool, silenceTimeout);
  return new PostgresDialect({ pool });
}

/**
 * Destroys connections that have gone silent. Without a FIN or RST packet, a query would never end and its connection
 * would never return to the pool. The query fails as "store unavailable". Idle connections are destroyed as well, since
 * they lead to the same server.
 */
function dropSilentConnections(pool: Pool, silenceTimeout: number): void {
  const idleClients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    const socket = clientSocket(client);
    socket.on('timeout', () => {
      // The pool has ended this one already, and the server never acknowledged.
      if (idleClients.has(client)) return void socket.destroy();
      const message = `the database has said nothing for ${silenceTimeout} ms`;
      const failure = Object.assign(new Error(message), { code: 'ETIMEDOUT' });
      socket.destroy(failure);
      for (const idleClient of idleClients) {
        clientSocket(idleClient).destroy();
        // Makes the pool drop it before it is handed out again.
        idleClient.emit('error', failure);
      }
    });
  });
  pool.on('acquire', (client) => {
    idleClients.delete(client);
    clientSocket(client).setTimeout(silenceTimeout);
  });
  pool.on('release', (_error, client) => {
    idleClients.add(client);
    clientSocket(client).setTimeout(idleTimeout + silenceTimeout);
  });
  pool.on('remove', (client) => void idleClients.delete(client));
}

/** With TLS this is the TLSSocket. */
const clientSocket = ({ connection }: PoolClient): Socket => connection.stream as Socket;
