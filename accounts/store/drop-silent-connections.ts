import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Times in ms. */
interface ConnectionTimeouts {
  /** For how long a connection that is at work may hear nothing. */
  silence: number;
  /** For how long the pool keeps one that has nothing to do. */
  idle: number;
}

/**
 * Ends connections over which nothing comes any more: where no packet says that the other side is gone, a query would
 * wait for ever and its connection would never come back to the pool. The query fails as one whose store is away, and
 * those that have nothing to do go as well: they lead to the same place.
 */
export function dropSilentConnections(pool: Pool, { silence, idle }: ConnectionTimeouts): void {
  const idleClients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => {
      // The pool has sent it away already, and nobody answered its farewell.
      if (idleClients.has(client)) return void socket.destroy();
      const failure = Object.assign(new Error(`the database has said nothing for ${silence} ms`), {
        code: 'ETIMEDOUT',
      });
      socket.destroy(failure);
      for (const idleClient of idleClients) {
        socketOf(idleClient).destroy();
        // The pool drops it at once, before anyone else can get it.
        idleClient.emit('error', failure);
      }
    });
  });
  pool.on('acquire', (client) => {
    idleClients.delete(client);
    socketOf(client).setTimeout(silence);
  });
  pool.on('release', (_error, client) => {
    idleClients.add(client);
    socketOf(client).setTimeout(idle + silence);
  });
  pool.on('remove', (client) => void idleClients.delete(client));
}

/** Over TLS, what lies upon the socket; it is one as well. */
const socketOf = ({ connection }: PoolClient): Socket => connection.stream as Socket;
