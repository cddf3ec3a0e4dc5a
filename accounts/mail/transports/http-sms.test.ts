import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createHttpSms } from './http-sms.ts';
import { RecipientRefused } from './transports.ts';

const inTime = () => ({ id: 'one', signal: AbortSignal.timeout(5_000) });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

const failure = (sending: Promise<void>) => sending.then(() => undefined).catch((error: unknown) => error);

test('a message is posted as JSON with the token and an idempotency key', async () => {
  const posted: unknown[] = [];
  const url = await provider(async (request, response) => {
    const { 'content-type': type, authorization: token, 'idempotency-key': key } = request.headers;
    posted.push({ method: request.method, type, token, key, body: await json(request) });
    response.writeHead(202).end('{"queued":true}');
  });
  await createHttpSms({ url, token: 'secret' }).send('+8613800138000', '【KINETRA】123456', inTime());
  expect(posted).toEqual([
    {
      method: 'POST',
      type: 'application/json',
      token: 'Bearer secret',
      key: 'one',
      body: { to: '+8613800138000', text: '【KINETRA】123456' },
    },
  ]);
});

test.each([
  [true, [400, 404, 410, 422]],
  [false, [401, 403, 408, 429, 500, 503]],
])('a response is permanent, %s: %j', async (isFinal, statuses) => {
  for (const status of statuses) {
    const url = await provider((_request, response) => response.writeHead(status).end());
    const error = await failure(createHttpSms({ url, token: 'old' }).send('+8613800138000', 'text', inTime()));
    expect([error instanceof Error, error instanceof RecipientRefused], `${status}`).toEqual([true, isFinal]);
    if (!isFinal) expect(error).toMatchObject({ responseCode: status });
  }
});

test('a provider that does not respond causes a timeout', async () => {
  const url = await provider(() => {});
  const error = await failure(
    createHttpSms({ url, token: 'secret', timeout: 50 }).send('+8613800138000', 'text', inTime()),
  );
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

test('a redirect is not followed, so the token goes nowhere else', async () => {
  const elsewhere = await provider((_request, response) => response.writeHead(200).end());
  const url = await provider((_request, response) => response.writeHead(307, { location: elsewhere }).end());
  expect(
    await failure(createHttpSms({ url, token: 'secret' }).send('+8613800138000', 'text', inTime())),
  ).toBeInstanceOf(Error);
});
