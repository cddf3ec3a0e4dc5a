import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between the site and a database. */
export interface SilentProxy {
  /** Address of the database through the proxy. */
  address: string;
  activeConnections(): number;
  /** Stops all data on existing connections without closing them, like a failover without FIN or RST. New ones work. */
  silence(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(databaseAddress: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(databaseAddress);
  const pairs = new Set<[Socket, Socket]>();
  const silenced = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (chunk) => pairs.has(pair) && to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        if (pairs.delete(pair)) to.destroy();
        silenced.delete(from);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseAddress);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    activeConnections: () => pairs.size,
    silence() {
      for (const socket of [...pairs].flat()) silenced.add(socket);
      pairs.clear();
    },
    async close() {
      for (const socket of [...silenced, ...[...pairs].flat()]) socket.destroy();
      const serverClosed = once(server, 'close');
      server.close();
      await serverClosed;
    },
  };
}
