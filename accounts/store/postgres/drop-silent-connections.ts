import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Times in ms. */
interface ConnectionTimeouts {
  /** The time for which a busy connection may receive nothing. */
  silence: number;
  /** The time for which the pool keeps an idle connection. */
  idle: number;
}

/**
 * Destroys connections that have gone silent. Without a FIN or RST packet, a query would never end and its connection
 * would never return to the pool. The query fails as "store unavailable". Idle connections are destroyed as well, since
 * they lead to the same server.
 */
export function dropSilentConnections(pool: Pool, { silence, idle }: ConnectionTimeouts): void {
  const idleClients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    const socket = clientSocket(client);
    socket.on('timeout', () => {
      // The pool has ended this one already, and the server never acknowledged.
      if (idleClients.has(client)) return void socket.destroy();
      const failure = Object.assign(new Error(`the database has said nothing for ${silence} ms`), {
        code: 'ETIMEDOUT',
      });
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
    clientSocket(client).setTimeout(silence);
  });
  pool.on('release', (_error, client) => {
    idleClients.add(client);
    clientSocket(client).setTimeout(idle + silence);
  });
  pool.on('remove', (client) => void idleClients.delete(client));
}

/** With TLS this is the TLSSocket. */
const clientSocket = ({ connection }: PoolClient): Socket => connection.stream as Socket;
