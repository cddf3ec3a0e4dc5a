import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responseCodes } from '#contract/account/response-codes.ts';
import { createNodeServer, listen } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import { drain } from '#server/shutdown.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';
import { sendRaw } from '../support/running/raw-http.ts';

let site: ApiSite;
let server: Server;
beforeAll(async () => {
  site = await openApiSite('sqlite', { limits: true });
  server = createNodeServer(site.handle, createLog({ write: () => {} }));
  await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  await drain(server, 100);
  await site.close();
});

/** Posts what may be a part of a body. Resolves to the code and the headers of the first response. */
async function post(path: string, headers: string[], body = '') {
  const head = [`POST /api/us${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers];
  const { port } = server.address() as AddressInfo;
  const [response] = (await sendRaw(port, [...head, '', body].join('\r\n'), 3000)).responses;
  return { code: JSON.parse(response?.body ?? '{}').code as number, headers: response?.headers };
}

const chunk = `1f40\r\n${'a'.repeat(8000)}\r\n`;

test.each([
  ['that stops in the middle', '/sign_in', 'Content-Length: 500', '{"email":"name@exam', responseCodes.requestTimeout],
  ['in too many chunks', '/subscribe/create', 'Transfer-Encoding: chunked', chunk.repeat(10), responseCodes.tooLarge],
  ['of a huge announced length', '/subscribe/create', 'Content-Length: 999999999', '', responseCodes.tooLarge],
])('a body %s gets a response before it has arrived', async (_what, path, length, body, code) => {
  expect((await post(`/account/user${path}`, [length], body)).code).toBe(code);
});

test('the body of a call that needs a session is not read without one', async () => {
  const { code, headers } = await post('/account/program/save', ['Content-Length: 400000']);
  expect([code, headers?.get('connection')]).toEqual([responseCodes.sessionExpired, 'close']);
});

test('limits use the address of the connection, not a forged header', async () => {
  const body = JSON.stringify({ email: 'name@example.com', purpose: 'login' });
  const ask = (forgedAddress: string) =>
    post('/account/user/code/create', [`X-Forwarded-For: ${forgedAddress}`, `Content-Length: ${body.length}`], body);
  expect((await ask('203.0.113.1')).code).toBe(responseCodes.ok);
  const { code, headers } = await ask('203.0.113.2');
  expect([code, headers?.has('retry-after')]).toEqual([responseCodes.tooManyRequests, true]);
});
