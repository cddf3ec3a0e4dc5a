import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asResponse } from './browser.examples.ts';
import { CallFailed } from './call-errors.ts';
import { requestedCall } from './requested-call.ts';
import type { SendOptions } from './send-call.ts';
import { sendCall } from './send-call.ts';

type Fetch = SendOptions['fetch'];

const success = { code: 2000, msg: 'ok', data: { credits: 200 } };

function send({
  base = '/api/us',
  fetch = async () => asResponse(success),
  ...options
}: { base?: string } & Partial<SendOptions> = {}) {
  const mock = vi.fn<Fetch>(fetch);
  const call = requestedCall(base, 'signIn', { email: 'name@example.com', password: 'a long password' });
  const fail: SendOptions['fail'] = (reason) => new CallFailed(reason, reason);
  const promise = sendCall(call, {
    document: 'https://www.kinetra.example/us/login',
    headers: { region: 'us' },
    fail,
    ...options,
    fetch: mock,
  });
  return { envelope: promise, fetchMock: mock };
}

/** Never responds until it is aborted, as the network does. */
const silentNetwork: Fetch = (_address, { signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sendCall', () => {
  it('posts JSON and returns the envelope', async () => {
    const { envelope, fetchMock } = send();
    expect(await envelope).toEqual(success);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('https://www.kinetra.example/api/us/account/user/sign_in');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"email":"name@example.com","password":"a long password"}',
      headers: { region: 'us', 'content-type': 'application/json' },
    });
  });

  it('sends the tokens only to the API, and caches no response', async () => {
    const { envelope, fetchMock } = send();
    await envelope;
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  it('sends a GET with a query', async () => {
    const fetchMock = vi.fn<Fetch>(async () => asResponse(success));
    const fail: SendOptions['fail'] = (reason) => new CallFailed(reason, reason);
    await sendCall(requestedCall('https://api.kinetra.example/us', 'refresh', { user_id: 'u 1&2' }), {
      fetch: fetchMock,
      document: 'https://a.example',
      headers: {},
      fail,
    });
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('https://api.kinetra.example/us/account/user/sign_in/refresh?user_id=u+1%262');
    expect(init?.body).toBeUndefined();
    expect(init?.headers).toEqual({});
  });

  it('returns missing data as an empty object', async () => {
    expect((await send({ fetch: async () => asResponse({ code: 2000, data: null }) }).envelope).data).toEqual({});
  });

  it('times out after sixty seconds', async () => {
    const { envelope } = send({ fetch: silentNetwork });
    const failure = envelope.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'CallFailed', reason: 'timeout', message: 'timeout exceeded' });
  });

  it('limits the time of a response body that has begun as well', async () => {
    const stalled: Fetch = async (_address, { signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
      });
      return new Response(body);
    };
    const failure = send({ fetch: stalled }).envelope.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ reason: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    await send().envelope;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be aborted, even before it begins', async () => {
    const giveUp = new AbortController();
    const { envelope } = send({ fetch: silentNetwork, signal: giveUp.signal });
    giveUp.abort();
    await expect(envelope).rejects.toMatchObject({ reason: 'aborted', message: 'Request aborted' });
    await expect(send({ fetch: silentNetwork, signal: giveUp.signal }).envelope).rejects.toMatchObject({
      reason: 'aborted',
    });
  });

  it('reports a network error when the network is down', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(send({ fetch }).envelope).rejects.toMatchObject({
      name: 'CallFailed',
      reason: 'network',
      message: 'Network Error',
    });
  });

  it.each([
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', new Response(null, { status: 204 })],
    ['JSON of somebody else', Response.json({ error: 'no' })],
    ['a list', Response.json([])],
    ['a code in words', Response.json({ code: 'ok' })],
    ['half of one', new Response('{"code":2000,"msg":"o')],
    ['a failure in words', new Response('Internal Server Error', { status: 500 })],
    [
      'what breaks off',
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })),
    ],
  ])('rejects %s as no envelope', async (_what, response) => {
    await expect(send({ fetch: async () => response }).envelope).rejects.toMatchObject({ reason: 'network' });
  });

  it('reads an envelope under any status', async () => {
    const fetch: Fetch = async () => Response.json({ code: 4004, msg: 'no such call', data: {} }, { status: 404 });
    expect(await send({ fetch }).envelope).toEqual({ code: 4004, msg: 'no such call', data: {} });
  });

  it.each(['ftp://api.kinetra.example', 'data:text/plain,', 'file:///api'])(
    'refuses the protocol of %s',
    async (base) => {
      const { envelope, fetchMock } = send({ base });
      await expect(envelope).rejects.toMatchObject({ reason: 'protocol', message: 'unsupported protocol' });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );
});
