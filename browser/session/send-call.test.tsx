import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeResponse, fakeBrowser } from './fake-browser.examples.ts';
import { sendCall } from './send-call.ts';

const success = { code: 2000, msg: 'ok', data: { credits: 200 } };
const login = { email: 'name@example.com', password: 'a long password' };

const send = (...[response, base]: [FakeResponse?, string?]) => {
  const browser = fakeBrowser({ api: () => response ?? success, ...(base && { base }) });
  return { ...browser, reply: sendCall('signIn', login, {}) };
};
const rejectionReason = (response: FakeResponse) => send(response).reply.catch((error: unknown) => error);
const refusal = (code: number, msg?: string, data?: unknown) => rejectionReason({ code, ...(msg && { msg }), data });

afterEach(() => vi.restoreAllMocks());

describe('sendCall', () => {
  it('posts JSON and returns the data', async () => {
    const { reply, receivedCalls } = send();
    expect(await reply).toEqual({ credits: 200 });
    expect(receivedCalls).toMatchObject([
      {
        url: { href: 'https://www.kinetra.example/api/us/account/user/sign_in' },
        body: login,
        headers: { region: 'us', 'content-type': 'application/json' },
        init: { method: 'POST' },
      },
    ]);
  });

  it('sends the tokens only to the API, and caches no response', async () => {
    const { reply, receivedCalls } = send();
    await reply;
    expect(receivedCalls[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  it('sends a GET with a query', async () => {
    const { receivedCalls } = fakeBrowser({ api: () => success, base: 'https://api.kinetra.example/us' });
    await sendCall('refresh', { user_id: 'u 1&2' }, {});
    const [{ url, init, headers } = expect.unreachable('nothing was sent')] = receivedCalls;
    expect(url.href).toBe('https://api.kinetra.example/us/account/user/sign_in/refresh?user_id=u+1%262');
    expect(init.body).toBeUndefined();
    expect(headers).toEqual({ region: 'us', 'accept-language': 'en' });
  });

  it('returns missing data as an empty object', async () => {
    expect(await send({ code: 2000, data: null }).reply).toEqual({});
  });

  it('limits the time of a response to sixty seconds, also of a body that has begun', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const body = new ReadableStream({
      start: (stream) => limit.signal.addEventListener('abort', () => stream.error(limit.signal.reason)),
    });
    const failure = rejectionReason(new Response(body));
    await new Promise((resolve) => setTimeout(resolve));
    limit.abort();
    expect(await failure).toMatchObject({ name: 'CallFailed', message: 'failure.timeout', fields: {} });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  });

  it.each<[string, FakeResponse]>([
    ['a network that is down', new TypeError('Failed to fetch')],
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', new Response(null, { status: 204 })],
    ['JSON of somebody else', Response.json({ error: 'no' })],
    ['a list', Response.json([])],
    ['a code in words', Response.json({ code: 'ok' })],
    ['half of an envelope', new Response('{"code":2000,"msg":"o')],
    ['a failure in words', new Response('Internal Server Error', { status: 500 })],
    [
      'what breaks off',
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })),
    ],
  ])('fails because of %s', async (_what, response) => {
    expect(await rejectionReason(response)).toMatchObject({
      name: 'CallFailed',
      message: 'failure.network',
      fields: {},
    });
  });

  it('reads an envelope under any status', async () => {
    const response = Response.json({ code: 4004, msg: 'no such call', data: {} }, { status: 404 });
    expect(await rejectionReason(response)).toMatchObject({ name: 'CallRefused', message: 'no such call' });
  });
});

describe('a refused call', () => {
  it('has the server’s text', async () => {
    expect(await refusal(4002, 'Wrong password.')).toMatchObject({
      name: 'CallRefused',
      responseName: 'wrongLogin',
      code: 4002,
      message: 'Wrong password.',
      fields: {},
    });
  });

  it('has the text of the code when the server sends none', async () => {
    expect(await refusal(4002)).toMatchObject({ message: 'answers.wrongLogin' });
    expect(await refusal(4003, '  ')).toMatchObject({
      responseName: 'sessionExpired',
      message: 'answers.sessionExpired',
    });
  });

  it('has the default text when the code has none', async () => {
    expect(await refusal(4999)).toMatchObject({
      responseName: undefined,
      code: 4999,
      message: 'answers.internalError',
    });
    expect(await refusal(0)).toMatchObject({ code: 0, message: 'answers.internalError' });
  });

  it('names the invalid fields that it knows', async () => {
    const fields = { email: 'Enter an address.', toString: 'x', stranger: 'x', code: 7, password: '' };
    expect(((await refusal(4000, '', { fields })) as { fields: object }).fields).toEqual({
      email: 'Enter an address.',
    });
  });

  it('names the field of a code or a serial number that is refused', async () => {
    expect(await refusal(4001, 'Wrong code.')).toMatchObject({ fields: { code: 'Wrong code.' } });
    expect(await refusal(4011)).toMatchObject({ fields: { serial_number: 'answers.serialTaken' } });
  });

  it('gives the seconds after which to try again', async () => {
    expect(await refusal(4029, '', { retry_in: 42 })).toMatchObject({ responseName: 'tooManyRequests', retryIn: 42 });
    expect(await refusal(4029, '', { retry_in: 'soon' })).toMatchObject({ retryIn: undefined });
  });

  it.each([null, 'text', 7, []])('may have data that holds nothing useful: %j', async (data) => {
    expect(await refusal(4000, '', data)).toMatchObject({ fields: {}, retryIn: undefined });
  });
});
