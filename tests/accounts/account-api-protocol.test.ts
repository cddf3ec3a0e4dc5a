import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNames, calls, isOneClickCall } from '#contract/account/calls.ts';
import { type ApiSite, openApiSite, readReply } from '../support/accounts/account-api-site.ts';
import { logIn } from '../support/accounts/account-group.ts';
import { realSite } from '../support/site/real-site.ts';

const address = 'https://www.kinetra.example/api/us';
const email = 'robin@example.com';
const json = { 'content-type': 'application/json' };

let site: ApiSite;
beforeAll(async () => {
  site = await openApiSite('sqlite');
});
afterAll(() => site.close());

const post = (path: string, body: BodyInit | null, headers: Record<string, string> = json) =>
  site.handle(new Request(`${address}${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));

test('an unknown call gets 404 with an envelope', async () => {
  for (const path of [
    ...['/api/', '/api/us', '/api/us/', '/api/us/account/user/none', '/api/us/ACCOUNT/user/profile'],
    ...['/api/us//account/user/profile', '/api/eu/account/user/profile', '/api/xx/account/user/profile'],
  ]) {
    const reply = await site.handle(
      new Request(`https://www.kinetra.example${path}`, { headers: { 'accept-language': 'fr' } }),
    );
    expect(reply.headers.get('cache-control'), path).toBe('no-store');
    expect(await readReply(reply), path).toMatchObject({
      result: 'unknownCall',
      status: 404,
      msg: realSite.messages.fr.answers.unknownCall,
    });
  }
});

test('a wrong method gets 405 and the allowed methods', async () => {
  for (const name of callNames) {
    const { method, path } = calls[name];
    const acceptedMethods = isOneClickCall(name) ? ['POST', 'GET', 'HEAD'] : [method];
    for (const otherMethod of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (candidate) => !acceptedMethods.includes(candidate),
    )) {
      const reply = await site.handle(new Request(`${address}${path}`, { method: otherMethod }));
      expect(reply.headers.get('allow')).toBe([...acceptedMethods, 'OPTIONS'].join(', '));
      expect(await readReply(reply)).toMatchObject({ result: 'wrongMethod', status: 405 });
    }
  }
});

test('HEAD makes no call, because its response would have no body', async () => {
  const reply = await site.handle(new Request(`${address}${calls.refresh.path}?user_id=1`, { method: 'HEAD' }));
  expect([reply.status, await reply.text()]).toEqual([405, '']);
});

test('OPTIONS lists the methods, and allows nothing to unknown origins', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const reply = await site.handle(new Request(`${address}${calls.signIn.path}`, { method: 'OPTIONS', headers }));
  const facts = [reply.status, reply.headers.get('allow'), await reply.text()];
  expect(facts).toEqual([204, 'POST, OPTIONS', '']);
  expect(reply.headers.has('access-control-allow-origin')).toBe(false);
});

test('the OpenAPI description is served', async () => {
  const get = (method: string) => site.handle(new Request('https://www.kinetra.example/api/openapi.json', { method }));
  const reply = await get('GET');
  const facts = [reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')];
  expect(facts).toEqual([200, 'application/json', 'no-store']);
  expect(await reply.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: '/api/us' }] });
  expect([(await get('HEAD')).status, (await get('POST')).status]).toEqual([200, 405]);
});

test('bodies that cannot be read are refused', async () => {
  const resultOf = async (body: BodyInit | null, headers?: Record<string, string>) =>
    (await readReply(await post(calls.subscribe.path, body, headers))).result;
  expect(await resultOf(`email=${email}`, { 'content-type': 'application/x-www-form-urlencoded' })).toBe('notJson');
  expect(await resultOf(JSON.stringify({ email, source: 'x'.repeat(17_000) }))).toBe('tooLarge');
  expect(await resultOf(`${JSON.stringify({ email })}${' '.repeat(16_384 - JSON.stringify({ email }).length)}`)).toBe(
    'ok',
  );
  expect(await resultOf(new ReadableStream({ pull: () => new Promise(() => {}) }))).toBe('requestTimeout');
});

test('the log holds paths and statuses, but nothing about the caller', async () => {
  const login = { email: 'secret.person@example.com', password: 'hidden words' };
  await site.call('signIn', login, { apptoken: 'hidden', 'user-agent': 'hidden' }, '198.51.100.77');
  await site.call('refresh', { user_id: 'hidden' });
  expect(JSON.stringify(site.lines)).not.toMatch(/secret\.person|hidden|198\.51/);
  expect(site.lines.at(-1)?.line).toMatchObject({ kind: 'account', status: 200, path: `/api/us${calls.refresh.path}` });
});

test('an internal error gets a code of its own and is logged without the request', async () => {
  const brokenSite = await openApiSite('sqlite');
  await brokenSite.db.schema.dropTable('sessions').execute();
  await brokenSite.db.schema.dropTable('subscribers').execute();
  const reply = await brokenSite.call('subscribe', { email: 'secret.person@example.com' }, { 'accept-language': 'fr' });
  const { internalError: msg } = realSite.messages.fr.answers;
  expect(reply).toMatchObject({ result: 'internalError', status: 200, msg, data: {} });
  const line = brokenSite.lines.find(({ message }) => message === 'an account call failed');
  expect(line?.line).toMatchObject({ group: 'us', call: 'subscribe', failure: { at: expect.any(Array) } });
  expect(JSON.stringify(line)).not.toContain('secret.person');
});

test('pages of configured origins may call, without cookies', async () => {
  const site = await openApiSite('sqlite', { origins: ['https://hub.example'] });
  const from = (origin: string, method: string) =>
    site.handle(new Request(`${address}${calls.profile.path}`, { method, headers: { origin } }));
  const allowed = await from('https://hub.example', 'GET');
  const allowHeaders = Object.fromEntries(allowed.headers);
  expect(allowHeaders).toMatchObject({ 'access-control-allow-origin': 'https://hub.example', vary: 'origin' });
  expect(allowHeaders).not.toHaveProperty('access-control-allow-credentials');
  const preflight = await from('https://hub.example', 'OPTIONS');
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET']);
  const allowedHeaders = preflight.headers.get('access-control-allow-headers')?.split(', ').sort();
  expect(allowedHeaders).toEqual(['accept-language', 'apptoken', 'content-type', 'reftoken', 'region']);
  for (const origin of ['https://evil.example', 'https://hub.example.evil.example', 'null'])
    expect(Object.fromEntries((await from(origin, 'OPTIONS')).headers), origin).not.toMatchObject({
      'access-control-allow-headers': expect.anything(),
    });
});

test('every visitor behind a proxy has separate limits', async () => {
  const site = await openApiSite('sqlite', { limits: true, config: { trustedHops: 1 } });
  const from = async (network: string, index: number) => {
    const login = { email: `someone${index}@example.com`, password: 'wrong password' };
    return (await site.call('signIn', login, { 'x-forwarded-for': network }, '10.0.0.2')).result;
  };
  for (let index = 0; index < 30; index += 1) await from(`1.1.1.${index}, 2001:db8:0:1::${index}`, index);
  expect(await from('2001:db8:0:1:aaaa::1', 31)).toBe('tooManyRequests');
  expect(await from('2001:db8:0:2::1', 32)).toBe('wrongLogin');
});

test('a call does not wait for a store that does not respond', async () => {
  const site = await openApiSite('sqlite', { storeTimeout: 100 });
  const { transaction } = site.db;
  site.group.db.transaction = () =>
    ({ execute: () => new Promise(() => {}) }) as unknown as ReturnType<typeof transaction>;
  const reply = await site.call('requestCode', { email, purpose: 'login', agreed: true }, { region: 'kr' });
  const { storeUnavailable: msg } = realSite.messages.kr.answers;
  expect(reply).toMatchObject({ result: 'storeUnavailable', status: 200, msg });
});

test('personal data is never cached, nor served at a path that looks like a file', async () => {
  const { apptoken, reftoken } = await logIn(site, 'own.data@example.com');
  const ask = (ending: string) =>
    site.handle(new Request(`${address}${calls.profile.path}${ending}`, { headers: { apptoken, reftoken } }));
  for (const ending of [
    ...['', '/x.css', '%2fx.css', ';x.css', '.css', '%00.js', '%0a.js', '/..%2fassets%2fx.js', '//'],
    ...['%3fx.css', '%23x.css'],
  ]) {
    const reply = await ask(ending);
    expect(reply.headers.get('cache-control'), ending).toBe('no-store');
    expect((await reply.text()).includes('own.data'), ending).toBe(ending === '');
  }
});

test('no page contains anything about the logged-in user', async () => {
  const { apptoken, reftoken } = await logIn(site, 'own.page@example.com');
  const headers = { apptoken, reftoken, cookie: `apptoken=${apptoken}` };
  for (const path of ['/us', '/us/account/x.css', '/us;x.css', '/us/account%0a', '/us/account%2fx.css']) {
    const ask = async (requestHeaders: Record<string, string>) =>
      (await site.handle(new Request(`https://www.kinetra.example${path}`, { headers: requestHeaders }))).text();
    expect(await ask(headers), path).toBe(await ask({}));
  }
});
