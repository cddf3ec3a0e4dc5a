import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createNodeServer, listen } from './http/listen.ts';
import { closeConnectionsAfterResponses, drain, refuseReadRequests } from './shutdown.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const server = () => createNodeServer(async ({ method }) => new Response(method), log as never);

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** Status, body and `connection` header of a response. */
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

test('still responds while draining, and closes each connection after its response', async () => {
  const stopping = server();
  const address = await listen(stopping, 0, '127.0.0.1');
  expect(await ask(address)).toEqual([200, 'GET', 'keep-alive']);
  closeConnectionsAfterResponses(stopping);
  expect(await ask(address)).toEqual([200, 'GET', 'close']);
  expect(await ask(address, 'POST')).toEqual([200, 'POST', 'close']);
  await drain(stopping);
});

test('refuses GET and HEAD before it stops, and still serves POST', async () => {
  const stopping = server();
  const address = await listen(stopping, 0, '127.0.0.1');
  closeConnectionsAfterResponses(stopping);
  refuseReadRequests(stopping);
  expect(await ask(address)).toEqual([503, 'This server is stopping.\n', 'close']);
  expect((await ask(address, 'HEAD'))[0]).toBe(503);
  expect(await ask(address, 'POST')).toEqual([200, 'POST', 'close']);
  await drain(stopping);
});
