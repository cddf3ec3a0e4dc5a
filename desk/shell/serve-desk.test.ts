import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StockSwitch } from '#core/offers/shop-stock.ts';
import { createTestSite, type TestSiteOptions } from '#tests/support/site/test-site.ts';

const previewToken = 'a-token-for-tests';
const cookie = `preview=${previewToken}`;
const sameOrigin: Record<string, string> = { 'sec-fetch-site': 'same-origin' };

function desk(config: { previewToken?: string } = { previewToken }, options: TestSiteOptions = {}) {
  const server = createTestSite({ config, ...options });
  const { get } = server;
  const send = (path: string, fields: Record<string, string> = {}, headers = sameOrigin, from = '203.0.113.1') => {
    const body = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    const address = path.startsWith('http') ? path : `https://www.kinetra.example${path}`;
    return server.handle(new Request(address, { method: 'POST', headers: { ...type, ...headers }, body }), from);
  };
  const logIn = (fields: { token?: string; next?: string } = {}, headers = sameOrigin, from?: string) =>
    send('/preview/login', { token: previewToken, ...fields }, headers, from);
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get('content-security-policy');
  return { ...server, send, logIn, policyOf };
}

test('without PREVIEW_TOKEN the desk is unknown like any other missing page, and accepts no forms', async () => {
  const { get, send } = desk({});
  const missing = await (await get('/no-such-page')).text();
  for (const path of ['/preview', '/preview/calendar', '/preview/assets/desk.js']) {
    const response = await get(path, { cookie });
    expect([response.status, await response.text()], path).toEqual([404, missing]);
  }
  expect((await send('/preview/login', { token: '' })).status).toBe(405);
});

describe('before the login', () => {
  test.each(['/preview', '/preview/calendar?edition=uk', '/preview/whatever'])(
    '%s asks for the token, and remembers where to go next',
    async (path) => {
      const response = await desk().get(path);
      const text = await response.text();
      expect(response.status).toBe(401);
      expect(text).toContain('"screen":"login"');
      expect(text).toContain(`"next":"${path}"`);
      expect(text).not.toContain('time-travel');
    },
  );

  test('strangers and shared caches get no file of the desk', async () => {
    const path = '/preview/assets/desk-1.js';
    const code = { type: 'text/javascript', hash: 'h', identity: new Uint8Array(Buffer.from('code of the desk')) };
    const { get } = createTestSite({ config: { previewToken }, files: new Map([[path, code]]) });
    const [stranger, unknown] = [await get(path), await get('/preview/assets/none.js')];
    expect([stranger.status, unknown.status]).toEqual([401, 401]);
    expect(await stranger.text()).not.toContain('code of the desk');
    const team = await get(path, { cookie });
    expect([team.status, team.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
    expect(await team.text()).toBe('code of the desk');
  });
});

test('the desk is not stored, not indexed and not framed, before and after the login', async () => {
  for (const headers of [{}, { cookie }] as Record<string, string>[]) {
    const response = await desk().get('/preview', headers);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'; frame-ancestors 'none'");
  }
});

test('only the team chooses whether pages follow the stock of the shops', async () => {
  const written: StockSwitch[] = [];
  const write = async (switches: readonly StockSwitch[]) => void written.push(...switches);
  const shopStock = { editions: ['uk', 'de'] as const, switches: () => [], write, follow: async () => {}, stop() {} };
  const { send } = desk({ previewToken }, { shopStock });
  const sendForStatus = async (path: string, headers: Record<string, string>) => (await send(path, {}, headers)).status;
  const ignore = '/preview/stock?to=ignored';
  const team = { ...sameOrigin, cookie };
  expect([await sendForStatus(ignore, sameOrigin), await sendForStatus(ignore, { cookie })]).toEqual([405, 403]);
  expect(await sendForStatus('/preview/stock?to=soldOut', team)).toBe(400);
  expect(written).toEqual([]);
  expect(await sendForStatus(ignore, team)).toBe(303);
  expect(written).toMatchObject(['uk', 'de'].map((edition) => ({ edition, product: '', state: 'ignored' })));
  expect((await desk().send(ignore, {}, team)).status).toBe(405);
});

describe('the login', () => {
  test('sets a cookie that scripts cannot read, and redirects', async () => {
    const response = await desk().logIn({ token: ` ${previewToken} `, next: '/preview/calendar?edition=uk' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/preview/calendar?edition=uk']);
    expect(response.headers.get('set-cookie')).toBe(`preview=${previewToken}; Path=/; HttpOnly; SameSite=Lax; Secure`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const local = await desk().send('http://localhost/preview/login', { token: previewToken });
    expect(local.headers.get('set-cookie')).not.toContain('Secure');
  });

  test('refuses a wrong token with a message', async () => {
    const response = await desk().logIn({ token: 'wrong' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await response.text()).toContain('This is not the token of this server.');
  });

  test.each([
    ...['https://evil.example/preview', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
    ...['/us', '/previews', '/preview/logout', ''],
  ])('does not redirect to “%s”', async (next) => {
    expect((await desk().logIn({ next })).headers.get('location')).toBe('/preview');
  });

  test.each<[where: string, headers: Record<string, string>, status: number]>([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.kinetra.example' }, 403],
    ['of another origin', { origin: 'https://evil.example' }, 403],
    ['of a page that hides its origin', { origin: 'null' }, 403],
    ['of an unknown page', {}, 403],
    ['of this origin in a browser without Sec-Fetch-Site', { origin: 'https://www.kinetra.example' }, 303],
    ['without a valid length', { ...sameOrigin, 'content-length': 'many' }, 413],
  ])('answers a form %s with its status', async (_where, headers, status) => {
    expect((await desk().logIn({}, headers)).status).toBe(status);
  });

  test('refuses a form that is too long', async () => {
    expect((await desk().logIn({ token: 'x'.repeat(5000) })).status).toBe(413);
  });

  test('limits the attempts of one address, and allows them again later', async () => {
    const { logIn, clock } = desk();
    for (let tries = 0; tries < 10; tries += 1) expect((await logIn({ token: 'wrong' })).status).toBe(401);
    const limited = await logIn();
    const { status, headers } = limited;
    expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([429, '900', null]);
    expect(await limited.text()).toContain('Too many attempts. Try again in 15 minutes.');
    expect((await logIn({}, sameOrigin, '203.0.113.2')).status).toBe(303);
    clock.set(clock.now() + 900_000);
    expect((await logIn()).status).toBe(303);
  });

  test('accepts the right token however many others have tried wrong ones', async () => {
    const { logIn } = desk();
    for (let tries = 0; tries < 250; tries += 1) await logIn({ token: 'wrong' }, sameOrigin, `198.51.100.${tries}`);
    expect((await logIn({}, sameOrigin, '203.0.113.9')).status).toBe(303);
  });

  test('counts guessed cookies as attempts, on previews and on the desk', async () => {
    const { logIn, handle } = desk();
    const get = (path: string, token: string) =>
      handle(
        new Request(`https://www.kinetra.example${path}`, { headers: { cookie: `preview=${token}` } }),
        '203.0.113.1',
      );
    const pageInstant = async (token: string) =>
      (await get('/uk?at=2025-08-20T16:00:00Z', token)).headers.get('x-page-instant');
    expect(await pageInstant(previewToken)).toBe('2025-08-20T16:00:00Z');
    for (let tries = 0; tries < 6; tries += 1) await pageInstant(`page-${tries}`);
    for (let tries = 0; tries < 5; tries += 1) expect((await get('/preview', `desk-${tries}`)).status).toBe(401);
    expect([await pageInstant(previewToken), (await get('/preview', previewToken)).status]).toEqual([
      '2025-08-20T15:59:59Z',
      401,
    ]);
    expect((await logIn()).status).toBe(429);
  });

  test('is undone by logging out', async () => {
    const response = await desk().send('/preview/logout', {}, { ...sameOrigin, cookie });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/preview']);
    expect(response.headers.get('set-cookie')).toBe('preview=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
  });
});

describe('after the login', () => {
  test('the time-travel preview shows a page with its edges', async () => {
    const text = await (await desk().get('/preview?edition=uk&page=&at=2025-08-20T16:00:00Z', { cookie })).text();
    expect(text).toContain('"screen":"time-travel"');
    expect(text).toContain('"path":"/uk"');
    expect(text).toContain('Text banner “Summer prices”');
  });

  test('a form redirects to the address of its view', async () => {
    const view = '/preview?edition=uk&page=&at=2025-08-20T16%3A00%3A00Z';
    const form = `${view}&typed=2025-08-20+17:00&zone=edition&viewer=UTC&beside=before&width=390`;
    const { status, headers } = await desk().get(form, { cookie });
    expect([status, headers.get('location')]).toEqual([303, `${view}&beside=before&width=390`]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('an unknown screen is not found, and other forms are refused', async () => {
    const { get, send } = desk();
    for (const path of ['/preview/whatever', '/preview/constructor'])
      expect((await get(path, { cookie })).status, path).toBe(404);
    expect((await send('/preview', {}, { ...sameOrigin, cookie })).status).toBe(405);
  });

  test('only China’s edition can be previewed on its host', async () => {
    const text = await (await desk().get('https://www.kinetra.example.cn/preview?edition=us', { cookie })).text();
    expect(text).toContain('"edition":"cn"');
    expect(text).not.toContain('"code":"us"');
  });

  test('pages may be framed by this site only while they are previewed', async () => {
    const { policyOf } = desk();
    const previewed = '/uk?at=2025-08-20T16:00:00Z';
    expect(await policyOf(previewed, { cookie })).toContain("frame-ancestors 'self'");
    expect(await policyOf('/uk', { cookie })).toContain("frame-ancestors 'none'");
    expect(await policyOf(previewed)).toContain("frame-ancestors 'none'");
  });
});

test('visitors load no file of the desk', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../build', file), 'utf8');
  const modules = Object.keys(JSON.parse(read('client/.vite/manifest.json')));
  expect(modules).toContain('browser/entry/client.ts');
  expect(modules.filter((path) => path.startsWith('desk/'))).toEqual([]);
  expect(read('assets.json')).not.toContain('/preview/');
});
