import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../support/running/nginx-front.ts';
import { sendRaw } from '../support/running/raw-http.ts';

const publicly = 'public, max-age=0, must-revalidate, s-maxage=60';

describe.skipIf(findNginx() === undefined)('the cache of the reverse proxy', () => {
  let node: Server;
  let proxy: NginxProxy;
  const nodeRequests: string[] = [];

  beforeAll(async () => {
    node = createServer(({ url = '' }, response) => {
      nodeRequests.push(url);
      if (url.startsWith('/nowhere')) response.statusCode = 404;
      if (url.startsWith('/spelled')) response.statusCode = 301;
      if (url.startsWith('/moved')) {
        const search = url.slice('/moved'.length);
        const caching = search === '' ? publicly : 'private, no-store';
        return response.writeHead(302, { location: `/us${search}`, 'cache-control': caching }).end();
      }
      response.setHeader('cache-control', url === '/mine' ? 'no-store' : publicly).end('page');
    });
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    proxy = await startNginxProxy([`http://127.0.0.1:${(node.address() as AddressInfo).port}`]);
  });
  afterAll(async () => {
    await proxy?.stop();
    node?.closeAllConnections();
    node?.close();
  });

  const ask = async (path: string) => {
    const { headers } = await fetch(proxy.origin + path, { redirect: 'manual' });
    return { cache: headers.get('x-cache') };
  };

  test.each(['/us/faq', '/assets/a.js', '/media/a.avif'])('stores %s once for all queries', async (path) => {
    const before = { requests: nodeRequests.length, files: proxy.cached().files };
    for (let index = 0; index < 100; index += 1) await ask(`${path}?q=${index}`);
    // A page is requested again after a second.
    expect(nodeRequests.length - before.requests).toBeLessThan(10);
    expect(proxy.cached().files - before.files).toBe(1);
  });

  test.each(['/nowhere', '/spelled'])(
    'stores nothing for addresses such as %s, of which there is no end',
    async (path) => {
      const { files } = proxy.cached();
      for (const end of ['1', '2', '1']) expect((await ask(`${path}/${end}`)).cache).toBe('MISS');
      expect(proxy.cached().files).toBe(files);
    },
  );

  test('keeps pages, assets and pictures apart', () => {
    for (const cache of ['assets', 'media'] as const) expect([cache, proxy.cached(cache).files]).toEqual([cache, 1]);
  });

  test('gives each request with a query its own redirect', async () => {
    const locationOf = async (query: string) =>
      (await fetch(`${proxy.origin}/moved${query}`, { redirect: 'manual' })).headers.get('location');
    const queries = ['', '?token=1', '?token=2', '?token=1', ''];
    const locations = [];
    for (const query of queries) locations.push(await locationOf(query));
    expect(locations).toEqual(queries.map((query) => `/us${query}`));
  });

  test.each([
    ['a suggestion', '/ssr/suggestion?edition=us&country=DE'],
    ['a page with parameters', '/us/compare?robots=a'],
    ['the time', '/ssr/timestamp'],
    ['a call of an account', '/api/us/account/user/profile'],
    ['the desk', '/preview'],
    ['the health of nodes', '/readyz'],
  ])('asks for %s each time', async (_what, path) => {
    const before = { requests: nodeRequests.length, files: proxy.cached().files };
    for (let times = 0; times < 2; times += 1) await ask(path);
    expect(nodeRequests.slice(before.requests)).toEqual([path, path]);
    expect(proxy.cached().files).toBe(before.files);
  });

  test('stores nothing for other spellings of a host or a path', async () => {
    const port = Number(new URL(proxy.origin).port);
    const statusOf = async (target: string, host: string) => {
      const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const [response] = (await sendRaw(port, request)).responses;
      return [response?.status, response?.headers.get('x-cache')];
    };
    await statusOf('/us/spelled', `127.0.0.1:${port}`);
    const { files } = proxy.cached();
    for (const host of ['KINETRA.example', 'kinetra.example:1', 'kinetra.example:2'])
      for (const turn of [1, 2])
        expect([host, turn, ...(await statusOf('/us/spelled', host))]).toEqual([host, turn, 200, 'BYPASS']);
    expect(await statusOf('http://other.example/us/spelled', 'kinetra.example')).toEqual([200, 'BYPASS']);
    for (const fragment of ['#1', '#2?a', '?#3'])
      expect(await statusOf(`/us/spelled${fragment}`, `127.0.0.1:${port}`)).toEqual([
        200,
        expect.stringMatching(/HIT|EXPIRED/),
      ]);
    expect(proxy.cached().files).toBe(files);
  });

  test('does not cache private responses', async () => {
    expect([(await ask('/mine')).cache, (await ask('/mine')).cache]).toEqual(['MISS', 'MISS']);
  });

  test('a page is gone within a minute after it was last requested', { tags: 'nightly', timeout: 90_000 }, async () => {
    await ask('/us');
    expect(proxy.cached('pages').files).toBeGreaterThan(0);
    await expect.poll(() => proxy.cached('pages').files, { timeout: 60_000, interval: 1_000 }).toBe(0);
  });
});
