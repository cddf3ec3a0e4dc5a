import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clipPath } from '#core/media/media-address.ts';
import { requestLimits } from '#server/http/http-limits.ts';
import { type MeasuredSite, megabytes, startMeasuredSite } from '../../support/running/measured-site.ts';
import { requestHead } from '../../support/running/raw-connection.ts';
import { realSite } from '../../support/site/real-site.ts';

const megabyte = 2 ** 20;
/** The number of files that this process, and the site, may each have open. */
const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString().trim().replace('unlimited', '1000000'));
const idle = Math.min(10_000, openFiles - 1_000);

let site: MeasuredSite;
const sockets = new Set<Socket>();

beforeAll(async () => {
  // A proxy in front is configured, because all connections come from one address.
  site = await startMeasuredSite({ ACCOUNT_LIMIT_SCALE: '0', TRUSTED_HOPS: '1' });
  for (const path of ['/us', '/de', '/']) await (await fetch(site.origin + path)).text();
}, 120_000);
afterAll(() => site?.stop());

/** Opens a raw connection that writes `head` first; `isOpen` is false once the site has closed it. */
function openConnection(head = '', reads = true): { socket: Socket; isOpen(): boolean; connected: Promise<void> } {
  const socket = connect(site.port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => sockets.delete(socket));
  // A socket that does not read does not notice that the other side has closed.
  if (reads) socket.resume();
  const connected = new Promise<void>((resolve) => {
    socket.once('connect', () => {
      if (head !== '') socket.write(head);
      resolve();
    });
    socket.once('close', () => resolve());
  });
  return { socket, isOpen: () => sockets.has(socket), connected };
}

/** Opens many connections, 250 at a time. */
async function openConnections(count: number, head: () => string = () => '', reads = true) {
  const connections: ReturnType<typeof openConnection>[] = [];
  for (let index = 0; index < count; index += 1) {
    connections.push(openConnection(head(), reads));
    if (index % 250 === 249) await Promise.all(connections.slice(-250).map(({ connected }) => connected));
  }
  await Promise.all(connections.map(({ connected }) => connected));
  return connections;
}

const closeConnections = async () => {
  for (const socket of sockets) socket.destroy();
  while (sockets.size > 0) await pause(20);
};

/** Requests pages one after the other over new connections. Returns the time of the slowest, in ms. */
async function measureVisits(times: number): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    const response = await fetch(`${site.origin}/${['us', 'de', ''][round % 3]}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    });
    expect([response.status, (await response.text()).trimEnd().endsWith('</html>')]).toEqual([200, true]);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

describe('a thousand clients that', () => {
  test.each([
    [
      'send a head letter by letter',
      () => 'GET /us HTTP/1.1\r\nHost: localhost\r\nX-',
      'a',
      requestLimits.headersTimeout,
    ],
    [
      'send a body letter by letter',
      () =>
        requestHead(
          '/api/us/account/user/subscribe/create',
          { 'content-type': 'application/json', 'content-length': '9000' },
          'POST',
        ),
      'x',
      requestLimits.requestTimeout,
    ],
    ['say nothing at all', () => '', '', requestLimits.headersTimeout],
  ])('%s are disconnected in time, and visitors still get their pages', async (what, head, drop, limit) => {
    const connections = await openConnections(1_000, head);
    const dribble = setInterval(() => {
      if (drop !== '') for (const { socket } of connections) if (socket.writable) socket.write(drop);
    }, 1_000);
    const began = performance.now();
    let slowest = 0;
    let cutAfter = 0;
    try {
      while (
        connections.some(({ isOpen }) => isOpen()) &&
        performance.now() - began < limit + 4 * requestLimits.connectionsCheckingInterval
      ) {
        slowest = Math.max(slowest, await measureVisits(3));
        await pause(300);
      }
      cutAfter = performance.now() - began;
    } finally {
      clearInterval(dribble);
    }
    console.info(
      `a thousand who ${what}: cut off within ${(cutAfter / 1000).toFixed(1)} s; slowest of the pages meanwhile ${slowest.toFixed(0)} ms`,
    );
    expect(connections.filter(({ isOpen }) => isOpen())).toHaveLength(0);
    expect(await measureVisits(5)).toBeLessThan(5_000);
  });
});

test('two hundred clients that request a film repeatedly and read nothing share one copy of it', async () => {
  const film = filmAddress();
  const bytes = Number((await fetch(site.origin + film, { method: 'HEAD' })).headers.get('content-length'));
  const before = await site.measure();
  // More than the system buffers for each client, so that the site has to hold the rest.
  const connections = await openConnections(200, () => requestHead(film).repeat(60), false);
  await pause(5_000);
  await measureVisits(5);
  const during = await site.measure();
  console.info(
    `two hundred who read nothing of ${megabytes(bytes)}: buffers ${megabytes(before.external)} → ${megabytes(during.external)}, heap ${megabytes(before.heap)} → ${megabytes(during.heap)}`,
  );
  expect(connections.filter(({ isOpen }) => isOpen()).length).toBeGreaterThan(180);
  expect(during.external - before.external).toBeLessThan(bytes * 20);
  await closeConnections();
});

test('a hundred and fifty clients that pipeline 2,000 pages each and read nothing hardly delay visitors', async () => {
  const before = await site.measure();
  await openConnections(150, () => requestHead('/us').repeat(2_000), false);
  await pause(300);
  const slowest = await measureVisits(10);
  const during = await site.measure();
  console.info(
    `300,000 pipelined pages: slowest page meanwhile ${slowest.toFixed(0)} ms, rss ${megabytes(before.rss)} → ${megabytes(during.rss)}`,
  );
  expect(slowest).toBeLessThan(5_000);
  expect(during.rss - before.rss).toBeLessThan(100 * megabyte);
  await closeConnections();
  expect(await measureVisits(3)).toBeLessThan(5_000);
});

function filmAddress(): string {
  const [id = '', clip] = Object.entries(realSite.clips)[0] ?? [];
  return clipPath({ id, hash: clip?.hash ?? '' }, 'wide', 'mp4');
}

describe.skipIf(idle < 1_000)(`${idle} connections that do nothing after their first answer`, () => {
  test('leave room for visitors, cost little memory each, and are closed in the end', async () => {
    await closeConnections();
    const before = await site.measure();
    const connections = await openConnections(idle, () => requestHead('/healthz'));
    await pause(2_000);
    const openCount = connections.filter(({ isOpen }) => isOpen()).length;
    const during = await site.measure();
    const slowest = await measureVisits(30);
    const bytesEach = (during.heap + during.external - before.heap - before.external) / idle;
    console.info(
      `${openCount} idle connections: ${(bytesEach / 1024).toFixed(1)} KB each in heap and buffers, rss ${megabytes(before.rss)} → ${megabytes(during.rss)}; slowest page meanwhile ${slowest.toFixed(0)} ms`,
    );
    expect(openCount).toBeGreaterThan(idle * 0.98);
    expect(bytesEach).toBeLessThan(64 * 1024);
    expect(slowest).toBeLessThan(5_000);
    // They are closed after the idle timeout.
    for (
      const deadline =
        performance.now() + requestLimits.keepAliveTimeout + 6 * requestLimits.connectionsCheckingInterval;
      sockets.size > 0 && performance.now() < deadline;
    )
      await pause(500);
    expect(sockets.size).toBe(0);
    const after = await site.measure();
    expect(after.files).toBeLessThan(before.files + 50);
    expect(after.heap - before.heap).toBeLessThan(32 * megabyte);
  });
});
