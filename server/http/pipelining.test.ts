import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { limitPipelining } from './pipelining.ts';

let server = createServer();
afterEach(() => server.close());

/** Starts a server with `handle` and returns its port. */
async function serve(handle: RequestListener): Promise<number> {
  server = createServer();
  limitPipelining(server, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const request = (path: number | string, last = false) =>
  `GET /${path} HTTP/1.1\r\nHost: localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
const requests = (count: number) => Array.from({ length: count }, (_, path) => request(path, path === count - 1));

test('pipelined requests are handled one at a time and answered in their order', async () => {
  let concurrent = 0;
  let most = 0;
  const port = await serve(async ({ url }, response) => {
    concurrent += 1;
    most = Math.max(most, concurrent);
    await new Promise(setImmediate);
    concurrent -= 1;
    response.end(`<${url}>`);
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(requests(3000).join(''));
  const bodies = [...(await text(socket)).matchAll(/<\/(\d+)>/g)].map(([, path]) => Number(path));
  expect(bodies).toEqual(Array.from({ length: 3000 }, (_, path) => path));
  expect(most).toBe(1);
});

test('a large body arrives whole, and the request after it is answered', async () => {
  const port = await serve(async (incoming, response) => {
    response.end(`<${(await text(incoming)).length}>`);
  });
  const body = 'x'.repeat(3_000_000);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  socket.write(request('after', true));
  expect((await text(socket)).match(/<\d+>/g)).toEqual([`<${body.length}>`, '<0>']);
});

test('a client that is gone is no longer served', async () => {
  let handled = 0;
  const gone = Promise.withResolvers<void>();
  const port = await serve(async (_request, response) => {
    handled += 1;
    await gone.promise;
    response.end('late');
  });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(requests(2000).join(''));
  await vi.waitFor(() => expect(handled).toBe(1));
  await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy());
  gone.resolve();
  const connections = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  // A closed connection is noticed when a response is written to it.
  expect(handled).toBeLessThan(5);
});

test('a client that does not read its responses is no longer served, until it reads', async () => {
  const body = 'x'.repeat(1_000_000);
  let handled = 0;
  const port = await serve((_request, response) => {
    handled += 1;
    response.end(body);
  });
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write(requests(200).join(''));
  let before = -1;
  await vi.waitFor(
    () => {
      const settled = handled === before;
      before = handled;
      expect(settled && handled > 0).toBe(true);
    },
    { interval: 200, timeout: 5000 },
  );
  expect(handled).toBeLessThan(50);
  expect((await text(socket)).length).toBeGreaterThan(200 * body.length);
  expect(handled).toBe(200);
});
