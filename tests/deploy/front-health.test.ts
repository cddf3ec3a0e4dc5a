import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/running/free-port.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../support/running/nginx-front.ts';

describe.skipIf(findNginx() === undefined)('the reverse proxy in front of two nodes', () => {
  const newNode = () => ({ isReady: true, refuses: false, requests: 0 });
  const [stopping, replaced] = [newNode(), newNode()];
  const servers: Server[] = [];
  let proxy: NginxProxy;

  beforeAll(async () => {
    for (const node of [stopping, replaced]) {
      const server = createServer(({ url }, response) => {
        node.requests += 1;
        const isHealth = url === '/readyz' || url === '/healthz';
        response.writeHead(node.refuses || (isHealth && !node.isReady) ? 503 : 200).end();
      });
      servers.push(server.listen(0, '127.0.0.1'));
      await once(server, 'listening');
    }
    const ports = [...servers.map((server) => (server.address() as AddressInfo).port), await freePort()];
    proxy = await startNginxProxy(ports.map((port) => `http://127.0.0.1:${port}`));
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const server of servers) server.close().closeAllConnections();
  });

  let pages = 0;
  const statusesOf = async (path: 'readyz' | 'page') => {
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      pages += 1;
      statuses.push((await fetch(`${proxy.origin}/${path === 'page' ? `us/${pages}` : path}`)).status);
    }
    return new Set(statuses);
  };

  test('sends visitors to a node that is not ready any more while the other is avoided', async () => {
    replaced.refuses = true;
    await statusesOf('page');
    // It is back, but avoided for some seconds.
    replaced.refuses = false;
    stopping.isReady = false;
    expect(await statusesOf('readyz')).toEqual(new Set([200]));
    replaced.requests = 0;
    expect(await statusesOf('page')).toEqual(new Set([200]));
    expect(replaced.requests).toBe(0);
  });

  test('is ready while one node is', async () => {
    for (const node of [stopping, replaced]) node.isReady = false;
    expect(await statusesOf('readyz')).toEqual(new Set([503]));
    replaced.isReady = true;
    expect(await statusesOf('readyz')).toEqual(new Set([200]));
  });
});
