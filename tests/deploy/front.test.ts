import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '#server/http/forwarded.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { testByDepth } from '../support/rows-by-depth.ts';
import { freePort } from '../support/running/free-port.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../support/running/nginx-front.ts';
import { sendRaw } from '../support/running/raw-http.ts';

/** Addresses in a network of the team, in another private network, and elsewhere. */
const [team, neighbour, stranger] = ['10.1.2.3', '10.2.2.3', '203.0.113.9'];

describe.skipIf(findNginx() === undefined)('the reverse proxy', () => {
  let node: Server;
  let proxy: NginxProxy;
  let nodeRequests: { path: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    node = createServer(({ url = '', headers }, response) => {
      nodeRequests.push({ path: url, headers });
      if (url.endsWith('/broken')) return response.destroy();
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate, s-maxage=60').end('page');
    });
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    const deadNode = `http://127.0.0.1:${await freePort()}`;
    proxy = await startNginxProxy([`http://127.0.0.1:${(node.address() as AddressInfo).port}`, deadNode, deadNode], {
      team: '10.1.0.0/16',
    });
    nodeRequests = [];
  });
  afterAll(async () => {
    await proxy?.stop();
    node?.closeAllConnections();
    node?.close();
  });

  const ask = async (path: string, from: string, headers: Record<string, string> = {}) => {
    const { status, headers: responseHeaders } = await fetch(proxy.origin + path, {
      headers: { 'x-forwarded-for': from, ...headers },
    });
    return { status, cache: responseHeaders.get('x-cache'), waiting: responseHeaders.get('retry-after') };
  };

  test('passes on cookies from the networks of the team only', async () => {
    const cookie = { cookie: 'country=GB; preview=guess' };
    for (const [index, from] of [team, neighbour, stranger].entries()) {
      for (const path of [`/us/${index}?at=2026-01-01T00:00:00Z`, `/api/us/account/user/profile?from=${from}`])
        await ask(path, from, cookie);
    }
    expect(nodeRequests.map(({ headers }) => headers.cookie)).toEqual([
      cookie.cookie,
      cookie.cookie,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('lets a cookie bypass the cache for the team only', async () => {
    const askWithCookie = (from: string) => ask('/us?at=2026-01-02T00:00:00Z', from, { cookie: 'preview=guess' });
    expect((await askWithCookie(stranger)).cache).not.toBe('BYPASS');
    expect((await askWithCookie(team)).cache).toBe('BYPASS');
  });

  test('opens the desk for the configured networks only, not for other private networks', async () => {
    const statuses = [team, neighbour, '172.30.0.1', stranger].map(
      async (from) => (await ask('/preview', from)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
  });

  test('shows the health of nodes to the balancer, not to visitors', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect([
        path,
        (await fetch(proxy.origin + path)).status,
        (await ask(path, stranger)).status,
        (await ask(path, team)).status,
      ]).toEqual([path, 200, 404, 404]);
    }
  });

  test('reports the address of a visitor', async () => {
    const reportedAddress = async (from: string) =>
      (await fetch(`${proxy.origin}/front/address`, { headers: { 'x-forwarded-for': from } })).text();
    expect([
      await reportedAddress(stranger),
      await reportedAddress(`${team}, ${stranger}`),
      await reportedAddress('2001:DB8:0::1'),
    ]).toEqual([`${stranger}\n`, `${stranger}\n`, '2001:db8::1\n']);
  });

  /** Two addresses of one network in different notations, then one of another. No network is in two rows. */
  const shortForm = { first: '2001:db8:2::', same: '2001:db8:2:0:1::', other: '2001:db8:2:1::' };
  const mapped = { first: '198.51.100.7', same: '::ffff:198.51.100.7', other: '::ffff:198.51.100.8' };
  const networks = [
    shortForm,
    mapped,
    { first: '2001:db8::1', same: '2001:db8:0:0:ffff:ffff:ffff:ffff', other: '2001:db8:0:1::1' },
    { first: '2001:db8:1:2:3:4:5:6', same: '2001:db8:1:2::7', other: '2001:db8:1:3:3:4:5:6' },
    { first: '2001:0:0:1::1', same: '2001:0:0:1:a:b:c:d', other: '2001:0:0:2::1' },
    { first: '0:0:1::1', same: '0:0:1:0:2::', other: '0:0:2::1' },
    { first: '::1234', same: '::5:6', other: '::1:0:0:0:0' },
    { first: '2001:db8:a:a0a:1::', same: '2001:db8:a:a0a:a0a:a0a:a0a:a0a', other: '2001:db8:a:a0b:1::' },
    { first: '203.0.113.1', same: '203.0.113.1', other: '203.0.113.2' },
  ];

  testByDepth({ gate: [shortForm, mapped], all: networks })(
    'limits $first and $same together, and $other separately, like the nodes',
    async ({ first, same, other }) => {
      const ofNode = (from: string) =>
        networkOf(new Request('http://node', { headers: { 'x-forwarded-for': from } }), undefined, 1);
      expect([ofNode(same) === ofNode(first), ofNode(other) === ofNode(first)]).toEqual([true, false]);
      const refused = async (from: string, times: number) => {
        const calls = Array.from({ length: times }, () => ask('/api/us/account/user/profile', from));
        return (await Promise.all(calls)).filter(({ status }) => status === 429).length;
      };
      // Uses up the burst, and the requests that are allowed meanwhile.
      for (let tries = 0; tries < 20 && (await refused(first, 50)) === 0; ) tries += 1;
      expect([(await refused(same, 50)) > 0, await refused(other, 20)]).toEqual([true, 0]);
    },
  );

  const signIn = { path: '/api/us/account/user/sign_in', prefix: '2001:db8:20', other: '2001:db8:21::1' };
  testByDepth({
    gate: [signIn],
    all: [
      signIn,
      { path: '/api/eu/account/user/subscribe/create', prefix: '2001:db8:22', other: '2001:db8:23::1' },
      { path: '/api/cn/account/user/code/cr%65ate', prefix: '2001:db8:24', other: '2001:db8:25::1' },
      { path: '/api/us/account/user/profile', prefix: '2001:db8:26', other: '2001:db8:27::1' },
      { path: '/us/compare?robots=a,b', prefix: '2001:db8:28', other: '2001:db8:29::1' },
    ],
  })('limits $path for a whole IPv6 /48, and for no other', async ({ path, prefix, other }) => {
    const refusedOf = async (times: number) => {
      const addresses = Array.from({ length: times }, (_, index) => `${prefix}:${index.toString(16)}::1`);
      const responses = await Promise.all(addresses.map((from) => ask(path, from)));
      return responses.filter(({ status }) => status === 429).length;
    };
    let refused = 0;
    for (let round = 0; round < 20 && refused === 0; round += 1) refused = await refusedOf(200);
    expect([refused > 0, (await ask(path, other)).status]).toEqual([true, 200]);
  });

  test('adds no headers to the responses of a node', async () => {
    const { headers } = await fetch(`${proxy.origin}/us?plain`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect([
      headers.get('content-security-policy'),
      headers.get('x-content-type-options'),
      headers.get('retry-after'),
    ]).toEqual([null, 'nosniff', null]);
  });

  test('logs neither queries nor addresses of visitors, also for errors and refused requests', async () => {
    const calls = Array.from({ length: 300 }, (_, index) =>
      ask(`/api/us/account/user/profile?token=secret-${index}`, stranger),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ waiting }) => waiting))).toEqual(new Set(['1']));
    // It tried all nodes, of which two are down. A line is written after the whole response is sent.
    await expect
      .poll(() => proxy.lines().some(({ node_status }) => node_status.includes('502')), { timeout: 10_000 })
      .toBe(true);
    const logText = [...proxy.lines().map((line) => JSON.stringify(line)), ...proxy.errors()].join('\n');
    expect(logText).toContain('"path":"/api/us/account/user/profile"');
    expect(logText).not.toMatch(/secret-|token=|203\.0\.113\.9/);
  });

  test('sends a call to one node only, because it may have been executed there', async () => {
    const path = '/api/us/account/user/broken';
    expect((await fetch(proxy.origin + path, { method: 'POST' })).status).toBe(502);
    await expect.poll(() => proxy.lines().filter((line) => line.path === path)).toHaveLength(1);
    expect(proxy.lines().find((line) => line.path === path)?.node).not.toContain(',');
  });

  test('sends its own responses with the usual security headers, and without caching', async () => {
    const port = Number(new URL(proxy.origin).port);
    const head = (line: string, ...lines: string[]) =>
      [line, `Host: 127.0.0.1:${port}`, 'Connection: close', ...lines, '', ''].join('\r\n');
    const frontResponses: [request: string, status: number][] = [
      [head('GET /metrics HTTP/1.1'), 404],
      [head('GET /broken HTTP/1.1'), 502],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['nothing at all\r\n\r\n', 400],
      [head(`GET /${'a'.repeat(9_000)} HTTP/1.1`), 414],
      [head('GET / HTTP/1.1', `x-long: ${'a'.repeat(9_000)}`), 400],
      [head('POST / HTTP/1.1', 'content-length: 1000000'), 413],
    ];
    const exchanges = frontResponses.map(async ([request, status]) => ({
      request,
      status,
      response: (await sendRaw(port, request)).responses[0],
    }));
    for (const { request, status, response } of await Promise.all(exchanges)) {
      expect([request.slice(0, 40), response?.status]).toEqual([request.slice(0, 40), status]);
      expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
        ...securityHeaders('www.kinetra.example'),
        'cache-control': 'no-store',
      });
    }
  });
});
