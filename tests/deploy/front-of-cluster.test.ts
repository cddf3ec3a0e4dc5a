import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:http2';
import { type AddressInfo, connect as connectTo, createServer as createBalancer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/running/free-port.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../support/running/nginx-front.ts';

describe.skipIf(findNginx() === undefined)('the reverse proxy of a cluster', () => {
  const nodes: Server[] = [];
  let proxy: NginxProxy;
  let secureOrigin: string;
  /** Number of requests to each node, and the headers of the last one. */
  const requestCounts = [0, 0, 0];
  let lastHeaders: IncomingHttpHeaders = {};

  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
  const ports: number[] = [];
  let connections = 0;
  /** Like a Service of the cluster: each new connection goes to the next node. */
  const balancer = createBalancer((inward) => {
    const outward = connectTo(ports[connections++ % ports.length] ?? 0, '127.0.0.1');
    for (const [one, other] of [[inward, outward] as const, [outward, inward] as const])
      one.pipe(other).on('error', () => one.destroy());
  });

  beforeAll(async () => {
    for (const index of requestCounts.keys()) {
      const node = createServer(({ url = '', headers }, response) => {
        requestCounts[index] = (requestCounts[index] ?? 0) + 1;
        lastHeaders = headers;
        // Only the last node has everything.
        if (index < 2) response.statusCode = url.startsWith('/assets/') ? 404 : url.startsWith('/leaving') ? 503 : 200;
        const responseHeaders = {
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          connection: 'close',
        };
        response.setHeaders(new Map(Object.entries(responseHeaders))).end('page');
      });
      nodes.push(node.listen(0, '127.0.0.1'));
      await once(node, 'listening');
      ports.push(portOf(node));
    }
    balancer.listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const securePort = await freePort();
    secureOrigin = `https://localhost:${securePort}`;
    proxy = await startNginxProxy([`http://127.0.0.1:${portOf(balancer)}`], { setUp: 'kubernetes', securePort });
  });
  afterAll(async () => {
    await proxy?.stop();
    balancer.close();
    for (const node of nodes) {
      node.closeAllConnections();
      node.close();
    }
  });

  /** Sends a request over TLS and HTTP/2, like browsers do. */
  const ask = async (path: string) => {
    const session = connect(secureOrigin, { rejectUnauthorized: false });
    const request = session.request({ ':path': path });
    const [headers] = (await once(request, 'response')) as [Record<string, string | number>];
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    session.close();
    return { status: headers[':status'], headers, body };
  };

  test('terminates TLS, and tells the nodes about it', async () => {
    expect(await ask('/us?secure')).toMatchObject({ status: 200, body: 'page' });
    expect(lastHeaders).toMatchObject({
      host: new URL(secureOrigin).host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('redirects plain HTTP to HTTPS on the same host, without caching', async () => {
    const { status, headers } = await fetch(`${proxy.origin}/us/faq?q=1`, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      308,
      'https://127.0.0.1/us/faq?q=1',
      'no-store',
    ]);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('reports the address of a visitor without asking a node', async () => {
    const before = connections;
    expect(await ask('/front/address')).toMatchObject({ status: 200, body: '127.0.0.1\n' });
    expect(connections).toBe(before);
  });

  test('tries other nodes behind the same address when one is stopping or has another build', async () => {
    for (const path of ['/leaving', '/assets/x.js']) {
      // Makes sure that the next connection goes to the first node.
      while (connections % ports.length > 0) await ask('/us');
      const before = [...requestCounts];
      for (let index = 0; index < 5; index += 1)
        expect([path, (await ask(`${path}?${index}`)).status]).toEqual([path, 200]);
      expect(requestCounts.map((count, index) => count - (before[index] ?? 0))).toEqual([5, 5, 5]);
    }
  });
});
