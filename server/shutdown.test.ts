import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createNodeServer, listen } from './http/listen.ts';
import { askToReconnect, closeConnectionsAfterResponses, drain } from './shutdown.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const server = () => createNodeServer(async ({ method }) => new Response(method), log as never);

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** Status, body and whether the connection goes on. */
function ask(
  address: string,
  method = 'GET',
): Promise<[status: number | undefined, body: string, connection: string | undefined]> {
  return new Promise((resolve, reject) => {
    request(address, { agent, method }, async (response) => {
      resolve([response.statusCode, Buffer.concat(await response.toArray()).toString(), response.headers.connection]);
    })
      .on('error', reject)
      .end();
  });
}

test('a server that has said farewell answers, and ends each connection with its answer', async () => {
  const stopping = server();
  const address = await listen(stopping, 0, '127.0.0.1');
  expect(await ask(address)).toEqual([200, 'GET', 'keep-alive']);
  closeConnectionsAfterResponses(stopping);
  expect(await ask(address)).toEqual([200, 'GET', 'close']);
  expect(await ask(address, 'POST')).toEqual([200, 'POST', 'close']);
  await drain(stopping);
});

test('at last it sends elsewhere who may ask another server, and still does what changes something', async () => {
  const stopping = server();
  const address = await listen(stopping, 0, '127.0.0.1');
  closeConnectionsAfterResponses(stopping);
  askToReconnect(stopping);
  expect(await ask(address)).toEqual([503, 'This server is stopping.\n', 'close']);
  expect((await ask(address, 'HEAD'))[0]).toBe(503);
  expect(await ask(address, 'POST')).toEqual([200, 'POST', 'close']);
  await drain(stopping);
});
