import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responseCodes } from '#contract/account/response-codes.ts';
import { createNodeServer, listen } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import { drain } from '#server/shutdown.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';

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

const head = (path: string, headers: string[]) =>
  [`POST /api/us${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';

/**
 * Sends raw pieces. Resolves to everything received until a response is complete, the server closes the connection, or
 * nothing comes for the given time in ms.
 */
const send = (pieces: string[], idleTimeout = 3000) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('connect', () => pieces.forEach((piece) => void socket.write(piece)));
    socket.on('data', (data) => {
      received += data.toString();
      if (/\r\n\r\n.*\}\}?$/s.test(received)) finish();
    });
    socket.on('error', () => {});
    socket.on('close', finish);
    socket.setTimeout(idleTimeout, finish);
  });

const codeIn = (response: string): number | undefined => {
  const code = /"code":(\d+)/.exec(response)?.[1];
  return code === undefined ? undefined : Number(code);
};

test('a body that stops in the middle gets a response in time', async () => {
  const response = await send([head('/account/user/sign_in', [json, 'Content-Length: 500']), '{"email":"name@exam']);
  expect([response.split('\r\n')[0], codeIn(response)]).toEqual(['HTTP/1.1 200 OK', responseCodes.requestTimeout]);
});

test('bytes after the announced length are not part of the body', async () => {
  const response = await send([
    head('/account/user/sign_in', [json, 'Content-Length: 2']),
    '{}{"email":"name@example.com"}',
  ]);
  expect([undefined, responseCodes.invalidFields]).toContain(codeIn(response));
  expect(response.split('\r\n')[0]).toMatch(/^HTTP\/1\.1 (200 OK|400 Bad Request)$/);
});

test('a chunked body is refused once it is too large', async () => {
  const chunk = 'a'.repeat(8000);
  const body = Array.from({ length: 10 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  const response = await send([
    head('/account/user/subscribe/create', [json, 'Transfer-Encoding: chunked']),
    ...body,
    '0\r\n\r\n',
  ]);
  expect(codeIn(response)).toBe(responseCodes.tooLarge);
});

test('a body with a huge announced length is refused before it arrives', async () => {
  const response = await send([head('/account/user/subscribe/create', [json, 'Content-Length: 999999999'])], 1000);
  expect(codeIn(response)).toBe(responseCodes.tooLarge);
});

test('the body of a call that needs a session is not read without one', async () => {
  const response = await send([head('/account/program/save', [json, 'Content-Length: 400000'])], 1000);
  expect(codeIn(response)).toBe(responseCodes.sessionExpired);
  expect(response.toLowerCase()).toContain('connection: close');
});

test('huge headers are refused by the server', async () => {
  const response = await send([
    head('/account/user/sign_out', [json, `apptoken: ${'a'.repeat(20_000)}`, 'Content-Length: 2']),
    '{}',
  ]);
  expect(response.split('\r\n')[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});

test('limits use the address of the connection, not a forged header', async () => {
  const ask = (email: string, forgedAddress: string) => {
    const body = JSON.stringify({ email, purpose: 'login' });
    return send([
      head('/account/user/code/create', [json, `X-Forwarded-For: ${forgedAddress}`, `Content-Length: ${body.length}`]),
      body,
    ]);
  };
  expect(codeIn(await ask('name@example.com', '203.0.113.1'))).toBe(responseCodes.ok);
  const secondRequest = await ask('name@example.com', '203.0.113.2');
  expect(codeIn(secondRequest)).toBe(responseCodes.tooManyRequests);
  expect(secondRequest.toLowerCase()).toContain('retry-after: ');
});
