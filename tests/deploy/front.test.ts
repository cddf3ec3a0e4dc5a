import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { connect as connectTo, createServer as createBalancer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '#server/http/forwarded.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { freePort } from '../support/running/free-port.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import type { NginxFront } from '../support/running/nginx-front.ts';
import { startNginxFront } from '../support/running/nginx-front.ts';
import { sendRaw } from '../support/running/raw-http.ts';

/** Who comes from a network of the team's, from a private one that is not, and from anywhere. */
const [team, neighbour, stranger] = ['10.1.2.3', '10.2.2.3', '203.0.113.9'];

describe.skipIf(findNginx() === undefined)('the front', () => {
  let node: Server;
  let front: NginxFront;
  let asked: { path: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    node = createServer(({ url = '', headers }, response) => {
      asked.push({ path: url, headers });
      if (url === '/broken') return response.destroy();
      response.setHeader('x-content-type-options', 'nosniff');
      response
        .setHeader('cache-control', url === '/mine' ? 'no-store' : 'public, max-age=0, must-revalidate, s-maxage=60')
        .end('page');
    });
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    const nobody = `http://127.0.0.1:${await freePort()}`;
    front = await startNginxFront([`http://127.0.0.1:${(node.address() as AddressInfo).port}`, nobody, nobody], {
      team: '10.1.0.0/16',
    });
    asked = [];
  });
  afterAll(async () => {
    await front?.stop();
    node?.closeAllConnections();
    node?.close();
  });

  const ask = async (path: string, from: string, headers: Record<string, string> = {}) => {
    const { status, headers: said } = await fetch(front.origin + path, {
      headers: { 'x-forwarded-for': from, ...headers },
    });
    return { status, cache: said.get('x-cache'), waiting: said.get('retry-after') };
  };

  test('passes cookies on for the team’s networks alone', async () => {
    const cookie = { cookie: 'country=GB; preview=guess' };
    for (const from of [team, neighbour, stranger]) {
      for (const path of [`/us?at=2026-01-01T00:00:00Z&from=${from}`, `/api/us/account/user/profile?from=${from}`])
        await ask(path, from, cookie);
    }
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([
      cookie.cookie,
      cookie.cookie,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('lets nobody else past what it keeps by a cookie', async () => {
    const asking = (from: string) => ask('/us?at=2026-01-02T00:00:00Z', from, { cookie: 'preview=guess' });
    expect((await asking(stranger)).cache).not.toBe('BYPASS');
    expect((await asking(team)).cache).toBe('BYPASS');
  });

  test('opens the desk for the team’s networks alone, and of private ones for none that was not put in', async () => {
    const statuses = [team, neighbour, '172.30.0.1', stranger].map(
      async (from) => (await ask('/preview', from)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
  });

  test('says how nodes are to the balancer before it, and not to those whom that one lets through', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect([
        path,
        (await fetch(front.origin + path)).status,
        (await ask(path, stranger)).status,
        (await ask(path, team)).status,
      ]).toEqual([path, 200, 404, 404]);
    }
  });

  test('tells whoever asks which address arrived', async () => {
    const said = async (from: string) =>
      (await fetch(`${front.origin}/front/address`, { headers: { 'x-forwarded-for': from } })).text();
    expect([await said(stranger), await said(`${team}, ${stranger}`), await said('2001:DB8:0::1')]).toEqual([
      `${stranger}\n`,
      `${stranger}\n`,
      '2001:db8::1\n',
    ]);
  });

  /** Forms of addresses, two of one network and then one of another. Each network is asked from here alone. */
  test.each([
    ['2001:db8::1', '2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:1::1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::7', '2001:db8:1:3:3:4:5:6'],
    ['2001:db8:2::', '2001:db8:2:0:1::', '2001:db8:2:1::'],
    ['2001:0:0:1::1', '2001:0:0:1:a:b:c:d', '2001:0:0:2::1'],
    ['0:0:1::1', '0:0:1:0:2::', '0:0:2::1'],
    ['::1234', '::5:6', '::1:0:0:0:0'],
    ['2001:db8:a:a0a:1::', '2001:db8:a:a0a:a0a:a0a:a0a:a0a', '2001:db8:a:a0b:1::'],
    ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
    ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
  ])('counts calls from %s and %s together, and not those from %s, as nodes do', async (first, same, other) => {
    const ofNode = (from: string) =>
      networkOf(new Request('http://node', { headers: { 'x-forwarded-for': from } }), undefined, 1);
    expect([ofNode(same) === ofNode(first), ofNode(other) === ofNode(first)]).toEqual([true, false]);
    const refused = async (from: string, times: number) => {
      const calls = Array.from({ length: times }, () => ask('/api/us/account/user/profile', from));
      return (await Promise.all(calls)).filter(({ status }) => status === 429).length;
    };
    // What is allowed at once, and some that are allowed meanwhile.
    for (let tries = 0; tries < 20 && (await refused(first, 50)) === 0; ) tries += 1;
    expect([(await refused(same, 50)) > 0, await refused(other, 20)]).toEqual([true, 0]);
  });

  test('keeps nothing that is for one alone', async () => {
    expect([(await ask('/mine', stranger)).cache, (await ask('/mine', stranger)).cache]).toEqual(['MISS', 'MISS']);
  });

  test('adds no headers of its own to what a node says', async () => {
    const { headers } = await fetch(`${front.origin}/us?plain`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect([
      headers.get('content-security-policy'),
      headers.get('x-content-type-options'),
      headers.get('retry-after'),
    ]).toEqual([null, 'nosniff', null]);
  });

  test('writes neither queries nor addresses of visitors, whatever fails or is refused', async () => {
    const calls = Array.from({ length: 300 }, (_, index) =>
      ask(`/api/us/account/user/profile?token=secret-${index}`, stranger),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ waiting }) => waiting))).toEqual(new Set(['1']));
    // Each of its nodes was asked, of which two are away; it notes what became of a request when all is sent.
    await expect
      .poll(() => front.lines().some(({ node_status }) => node_status.includes('502')), { timeout: 10_000 })
      .toBe(true);
    const written = [...front.lines().map((line) => JSON.stringify(line)), ...front.errors()].join('\n');
    expect(written).toContain('"path":"/api/us/account/user/profile"');
    expect(written).not.toMatch(/secret-|token=|203\.0\.113\.9/);
  });

  test('says what it says by itself with the headers of every answer, and nobody keeps that', async () => {
    const port = Number(new URL(front.origin).port);
    const head = (line: string, ...lines: string[]) =>
      [line, `Host: 127.0.0.1:${port}`, 'Connection: close', ...lines, '', ''].join('\r\n');
    const own: [request: string, status: number][] = [
      [head('GET /metrics HTTP/1.1'), 404],
      [head('GET /broken HTTP/1.1'), 502],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['nothing at all\r\n\r\n', 400],
      [head(`GET /${'a'.repeat(9_000)} HTTP/1.1`), 414],
      [head('GET / HTTP/1.1', `x-long: ${'a'.repeat(9_000)}`), 400],
      [head('POST / HTTP/1.1', 'content-length: 1000000'), 413],
    ];
    for (const [request, status] of own) {
      const [answer] = (await sendRaw(port, request)).answers;
      expect([request.slice(0, 40), answer?.status]).toEqual([request.slice(0, 40), status]);
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
        ...securityHeaders('www.kinetra.example'),
        'cache-control': 'no-store',
      });
    }
  });
});

describe.skipIf(findNginx() === undefined)('the front of a cluster', () => {
  const nodes: Server[] = [];
  let front: NginxFront;
  let secure: string;
  /** How many requests reached each node, and what came last. */
  const reached = [0, 0, 0];
  let lastHeaders: IncomingHttpHeaders = {};

  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
  const ports: number[] = [];
  let connections = 0;
  /** As the cluster does it behind the one address of a Service: each new connection leads to the next node. */
  const balancer = createBalancer((inward) => {
    const outward = connectTo(ports[connections++ % ports.length] ?? 0, '127.0.0.1');
    for (const [one, other] of [[inward, outward] as const, [outward, inward] as const])
      one.pipe(other).on('error', () => one.destroy());
  });

  beforeAll(async () => {
    for (const index of reached.keys()) {
      const node = createServer(({ url = '', headers }, response) => {
        reached[index] = (reached[index] ?? 0) + 1;
        lastHeaders = headers;
        // The last node alone can answer everything.
        if (index < 2) response.statusCode = url.startsWith('/assets/') ? 404 : url.startsWith('/leaving') ? 503 : 200;
        const said = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', connection: 'close' };
        response.setHeaders(new Map(Object.entries(said))).end('page');
      });
      nodes.push(node.listen(0, '127.0.0.1'));
      await once(node, 'listening');
      ports.push(portOf(node));
    }
    balancer.listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const securePort = await freePort();
    secure = `https://localhost:${securePort}`;
    front = await startNginxFront([`http://127.0.0.1:${portOf(balancer)}`], { setUp: 'kubernetes', securePort });
  });
  afterAll(async () => {
    await front?.stop();
    balancer.close();
    for (const node of nodes) {
      node.closeAllConnections();
      node.close();
    }
  });

  /** Over TLS and HTTP/2, as browsers do. */
  const ask = async (path: string) => {
    const session = connect(secure, { rejectUnauthorized: false });
    const request = session.request({ ':path': path });
    const [headers] = (await once(request, 'response')) as [Record<string, string | number>];
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    session.close();
    return { status: headers[':status'], headers, body };
  };

  test('ends TLS, and tells nodes so', async () => {
    expect(await ask('/us?secure')).toMatchObject({ status: 200, body: 'page' });
    expect(lastHeaders).toMatchObject({
      host: new URL(secure).host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('leads plain HTTP to HTTPS on the same host, and nobody keeps that', async () => {
    const { status, headers } = await fetch(`${front.origin}/us/faq?q=1`, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      308,
      'https://127.0.0.1/us/faq?q=1',
      'no-store',
    ]);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('says to a visitor which address arrived, and asks no node', async () => {
    const before = connections;
    expect(await ask('/front/address')).toMatchObject({ status: 200, body: '127.0.0.1\n' });
    expect(connections).toBe(before);
  });

  test('asks on, though all nodes have one address, where one says no or has another build', async () => {
    for (const path of ['/leaving', '/assets/x.js']) {
      // Until the next connection leads to the first node.
      while (connections % ports.length > 0) await ask('/us');
      const before = [...reached];
      for (let index = 0; index < 5; index += 1)
        expect([path, (await ask(`${path}?${index}`)).status]).toEqual([path, 200]);
      expect(reached.map((count, index) => count - (before[index] ?? 0))).toEqual([5, 5, 5]);
    }
  });
});
