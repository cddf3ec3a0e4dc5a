import { get } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from '#core/http/read-body.ts';
import { rawRequest, sendRaw } from '#tests/support/running/raw-http.ts';
import { createLog, type Log } from '../log/log.ts';
import { drain } from '../shutdown.ts';
import { createNodeServer, listen } from './listen.ts';
import type { HandleRequest } from './response.ts';
import { securityHeaders } from './security-headers.ts';

const silentLog = createLog({ write: () => {} });
const local = '127.0.0.1';

const portOf = (address: string) => Number(new URL(address).port);

interface ServeOptions {
  maxConnections?: number;
  log?: Log;
  trustedProxies?: number;
}

/** Serves with a handler until the test ends. */
async function serve(handle: HandleRequest, { maxConnections, log = silentLog, trustedProxies }: ServeOptions = {}) {
  const server = createNodeServer(handle, log, trustedProxies);
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  const address = await listen(server, 0, local);
  onTestFinished(() => drain(server, 100));
  return { server, address, port: portOf(address) };
}

test('reports a port in use, and an address of another machine', async () => {
  const { port } = await serve(async () => new Response());
  const second = createNodeServer(async () => new Response(), silentLog);
  await expect(listen(second, port, local)).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT to a free one`,
  );
  await expect(listen(second, 0, '203.0.113.1')).rejects.toThrow('HOST is "203.0.113.1"');
});

test('responses to malformed requests have the security headers and are not cached', async () => {
  const { port } = await serve(async () => new Response('never'));
  const malformed: [request: string, status: number][] = [
    ['nothing at all\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET http://localhost/ HTTP/1.1\r\n\r\n', 400],
    [rawRequest(`/${'a'.repeat(20_000)}`), 431],
    [rawRequest('/', { lines: ['Expect: a miracle'] }), 417],
    [rawRequest('/a\\b'), 400],
    [rawRequest('/', { host: 'a b' }), 400],
    [rawRequest('/', { method: 'BREW' }), 400],
  ];
  for (const [request, status] of malformed) {
    const [response] = (await sendRaw(port, request, 500)).responses;
    expect([request.slice(0, 40), response?.status]).toEqual([request.slice(0, 40), status]);
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      ...securityHeaders('www.kinetra.example'),
      'cache-control': 'no-store',
    });
  }
});

test.each([
  ['a request that takes too long', 'ERR_HTTP_REQUEST_TIMEOUT', 12, false, 'HTTP/1.1 408 Request Timeout'],
  ['a connection that a browser opened ahead', 'ERR_HTTP_REQUEST_TIMEOUT', 0, false, ''],
  ['a connection with a pending response', 'HPE_INVALID_METHOD', 12, true, ''],
])(
  'a protocol error on %s gets a response head only if there is a request without one',
  async (_what, code, bytesRead, headersSent, expectedHead) => {
    const server = createNodeServer(async () => new Response('never'), silentLog);
    const destroy = () => socket.end();
    const socket = Object.assign(new PassThrough(), { _httpMessage: { headersSent }, bytesRead, destroy });
    server.emit('clientError', Object.assign(new Error(code), { code }), socket);
    expect((await text(socket)).split('\r\n')[0]).toBe(expectedHead);
  },
);

test.each([
  ['read to its end', 20_000, 'keep-alive', async (request: Request) => void (await request.text())],
  ['not read', 20_000, 'close', async () => {}],
  ['not read and still arriving', 400_000, 'close', async () => {}],
  [
    'too large to be read',
    20_000,
    'close',
    (request: Request) => readBody(request, { maxBytes: 1000, timeoutMs: 1000 }).catch(() => {}),
  ],
])('after a body that was %s (%i bytes), the connection is: %s', async (_what, bytes, expected, read) => {
  const { address } = await serve(async (request) => {
    await read(request);
    return new Response('answer');
  });
  const response = await fetch(address, { method: 'POST', body: 'a'.repeat(bytes) });
  expect([response.headers.get('connection'), await response.text()]).toEqual([expected, 'answer']);
});

test('finishes pending responses before it stops and accepts no new connections', async () => {
  const requested = Promise.withResolvers<void>();
  const pendingResponse = Promise.withResolvers<Response>();
  const { server, address } = await serve(() => {
    requested.resolve();
    return pendingResponse.promise;
  });
  const response = fetch(address);
  await requested.promise;
  const draining = drain(server);
  await expect(fetch(address)).rejects.toThrow();
  pendingResponse.resolve(new Response('done'));
  expect(await (await response).text()).toBe('done');
  await draining;
});

test('closes a connection that never ends', async () => {
  const requested = Promise.withResolvers<void>();
  const { server, address } = await serve(() => {
    requested.resolve();
    return new Promise(() => {});
  });
  const response = fetch(address).catch(() => 'cut off');
  await requested.promise;
  await drain(server, 100);
  expect(await response).toBe('cut off');
});

test('leaves connections for others when one network begins requests that never end', async () => {
  const { port } = await serve(async () => new Response('page'), { maxConnections: 20 });
  const unfinished = Array.from({ length: 40 }, () => connect(port, local));
  for (const socket of unfinished) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: local');
  await expect.poll(() => unfinished.filter((socket) => socket.closed).length).toBe(35);
  const ask = (localAddress: string) =>
    new Promise<number | undefined>((resolve) => {
      const request = get({ host: local, port, localAddress, agent: false }, ({ statusCode }) => resolve(statusCode));
      request.on('error', () => resolve(undefined));
    });
  expect([await ask('127.0.0.1'), await ask('127.0.0.2')]).toEqual([undefined, 200]);
  unfinished.find((socket) => !socket.closed)?.destroy();
  await expect.poll(() => ask('127.0.0.1')).toBe(200);
  for (const socket of unfinished) socket.destroy();
});

test('closes idle connections when there are too many, and logs it once', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const options = { maxConnections: 20, log, trustedProxies: 1 };
  const { address, port } = await serve(async () => new Response('page'), options);
  const idle = Array.from({ length: 20 }, () => connect(port, local));
  await Promise.all(
    idle.map((socket) => {
      socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return new Promise((resolve) => socket.once('data', resolve));
    }),
  );
  await expect(fetch(address)).rejects.toThrow();
  expect(await (await fetch(address)).text()).toBe('page');
  expect(lines.filter((line) => line.includes('too many connections'))).toHaveLength(1);
});
