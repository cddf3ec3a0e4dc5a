import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#server/security-headers.ts';
import { freePort } from './free-port.ts';
import { findNginx } from './nginx-cache.ts';
import type { NginxFront } from './nginx-front.ts';
import { startNginxFront } from './nginx-front.ts';
import { sendRaw } from './raw-http.ts';

/** Addresses as a private network and as the world see them. */
const [team, stranger] = ['10.1.2.3', '203.0.113.9'];

describe.skipIf(findNginx() === undefined)('the front', () => {
  let node: Server;
  let front: NginxFront;
  let asked: { path: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    node = createServer(({ url = '', headers }, response) => {
      asked.push({ path: url, headers });
      if (url === '/broken') return response.destroy();
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cache-control', url === '/mine' ? 'no-store' : 'public, max-age=0, must-revalidate, s-maxage=60').end('page');
    });
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    const nobody = `http://127.0.0.1:${await freePort()}`;
    front = await startNginxFront([`http://127.0.0.1:${(node.address() as AddressInfo).port}`, nobody, nobody]);
    asked = [];
  });
  afterAll(async () => {
    await front?.stop();
    node?.closeAllConnections();
    node?.close();
  });

  const ask = async (path: string, from: string, headers: Record<string, string> = {}) => {
    const { status, headers: said } = await fetch(front.origin + path, { headers: { 'x-forwarded-for': from, ...headers } });
    return { status, cache: said.get('x-cache'), waiting: said.get('retry-after') };
  };

  test('passes cookies on for the team’s networks alone', async () => {
    const cookie = { cookie: 'country=GB; preview=guess' };
    for (const from of [team, stranger]) {
      for (const path of [`/us?at=2026-01-01T00:00:00Z&from=${from}`, `/api/us/account/user/profile?from=${from}`]) await ask(path, from, cookie);
    }
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([cookie.cookie, cookie.cookie, undefined, undefined]);
  });

  test('lets nobody else past what it keeps by a cookie', async () => {
    const asking = (from: string) => ask('/us?at=2026-01-02T00:00:00Z', from, { cookie: 'preview=guess' });
    expect((await asking(stranger)).cache).not.toBe('BYPASS');
    expect((await asking(team)).cache).toBe('BYPASS');
  });

  test('keeps nothing that is for one alone', async () => {
    expect([(await ask('/mine', stranger)).cache, (await ask('/mine', stranger)).cache]).toEqual(['MISS', 'MISS']);
  });

  test('adds no headers of its own to what a node says', async () => {
    const { headers } = await fetch(`${front.origin}/us?plain`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options'), headers.get('retry-after')]).toEqual([null, 'nosniff', null]);
  });

  test('writes neither queries nor addresses of visitors, whatever fails or is refused', async () => {
    const calls = Array.from({ length: 300 }, (_, index) => ask(`/api/us/account/user/profile?token=secret-${index}`, stranger));
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ waiting }) => waiting))).toEqual(new Set(['1']));
    // Each of its nodes was asked, of which two are away; it notes what became of a request when all is sent.
    await expect.poll(() => front.lines().some(({ node_status }) => node_status.includes('502')), { timeout: 10_000 }).toBe(true);
    const written = [...front.lines().map((line) => JSON.stringify(line)), ...front.errors()].join('\n');
    expect(written).toContain('"path":"/api/us/account/user/profile"');
    expect(written).not.toMatch(/secret-|token=|203\.0\.113\.9/);
  });

  test('says what it says by itself with the headers of every answer, and nobody keeps that', async () => {
    const port = Number(new URL(front.origin).port);
    const head = (line: string, ...lines: string[]) => [line, `Host: 127.0.0.1:${port}`, 'Connection: close', ...lines, '', ''].join('\r\n');
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
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({ ...securityHeaders('www.kinetra.example'), 'cache-control': 'no-store' });
    }
  });
});
