import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTestSite } from '#tests/support/site/test-site.ts';

const previewToken = 'a-token-for-tests';
const cookie = `preview=${previewToken}`;
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

function desk(config: { previewToken?: string; trustedHops?: number } = { previewToken }) {
  const server = createTestSite({ config });
  const send = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = sameOrigin,
    from = '203.0.113.1',
  ) => {
    const body = new URLSearchParams(fields).toString();
    const all = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    };
    return server.handle(
      new Request(path.startsWith('http') ? path : `https://www.kinetra.example${path}`, {
        method: 'POST',
        headers: all,
        body,
      }),
      from,
    );
  };
  return { ...server, send };
}

describe('without PREVIEW_TOKEN', () => {
  test.each(['/preview', '/preview/calendar', '/preview/assets/desk.js'])(
    '%s is unknown like any other missing page',
    async (path) => {
      const { get } = desk({});
      const [response, other] = [await get(path, { cookie }), await get('/no-such-page')];
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await other.text());
    },
  );

  test('accepts no forms', async () => {
    expect((await desk({}).send('/preview/login', { token: '' })).status).toBe(405);
  });
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

  test('gives no file of the desk to strangers, nor to shared caches', async () => {
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

  test('is not stored, not indexed and not framed', async () => {
    for (const headers of [{}, { cookie }]) {
      const response = await desk().get('/preview', headers as Record<string, string>);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'; frame-ancestors 'none'");
    }
  });

  test('refuses a wrong token with a message', async () => {
    const response = await desk().send('/preview/login', { token: 'wrong', next: '/preview/calendar' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await response.text()).toContain('This is not the token of this server.');
  });
});

describe('the login', () => {
  test('sets a cookie that scripts cannot read, and redirects', async () => {
    const response = await desk().send('/preview/login', {
      token: ` ${previewToken} `,
      next: '/preview/calendar?edition=uk',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/preview/calendar?edition=uk']);
    expect(response.headers.get('set-cookie')).toBe(`preview=${previewToken}; Path=/; HttpOnly; SameSite=Lax; Secure`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('sets a cookie without Secure on a site without HTTPS', async () => {
    expect(
      (await desk().send('http://localhost/preview/login', { token: previewToken })).headers.get('set-cookie'),
    ).not.toContain('Secure');
  });

  test.each([
    'https://evil.example/preview',
    '//evil.example',
    '/\\evil.example',
    '/us',
    '/previews',
    'javascript:alert(1)',
    '/preview/logout',
    '',
  ])('does not redirect to “%s”', async (next) => {
    expect((await desk().send('/preview/login', { token: previewToken, next })).headers.get('location')).toBe(
      '/preview',
    );
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.kinetra.example' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('refuses a form from %s', async (_where, headers) => {
    expect(
      (await desk().send('/preview/login', { token: previewToken }, headers as Record<string, string>)).status,
    ).toBe(403);
  });

  test('accepts a form with this origin from a browser without Sec-Fetch-Site', async () => {
    expect(
      (await desk().send('/preview/login', { token: previewToken }, { origin: 'https://www.kinetra.example' })).status,
    ).toBe(303);
  });

  test('refuses a form that is too long or has no length', async () => {
    const { send } = desk();
    expect((await send('/preview/login', { token: 'x'.repeat(5000) })).status).toBe(413);
    expect(
      (await send('/preview/login', { token: previewToken }, { ...sameOrigin, 'content-length': 'many' })).status,
    ).toBe(413);
  });

  test('limits the attempts of one address, and allows them again later', async () => {
    const { send, clock } = desk();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await send('/preview/login', { token: 'wrong' })).status).toBe(401);
    const limited = await send('/preview/login', { token: previewToken });
    expect([limited.status, limited.headers.get('retry-after'), limited.headers.get('set-cookie')]).toEqual([
      429,
      '900',
      null,
    ]);
    expect(await limited.text()).toContain('Too many attempts. Try again in 15 minutes.');
    expect((await send('/preview/login', { token: previewToken }, sameOrigin, '203.0.113.2')).status).toBe(303);
    clock.set(clock.now() + 900_000);
    expect((await send('/preview/login', { token: previewToken })).status).toBe(303);
  });

  test('accepts the right token however many others have tried wrong ones', async () => {
    const { send } = desk();
    for (let tries = 0; tries < 250; tries += 1)
      await send('/preview/login', { token: 'wrong' }, sameOrigin, `198.51.100.${tries}`);
    expect((await send('/preview/login', { token: previewToken }, sameOrigin, '203.0.113.9')).status).toBe(303);
  });

  test('counts guessed cookies as attempts, on previews and on the desk', async () => {
    const { send, handle } = desk();
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
    expect((await send('/preview/login', { token: previewToken })).status).toBe(429);
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
    const response = await desk().get(
      '/preview?edition=uk&page=&at=2025-08-20T16:00:00Z&typed=2025-08-20+17:00&zone=edition&viewer=UTC&beside=before&width=390',
      { cookie },
    );
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      ...[303, '/preview?edition=uk&page=&at=2025-08-20T16%3A00%3A00Z&beside=before&width=390', 'private, no-store'],
    ]);
  });

  test('an unknown screen is not found, and other forms are refused', async () => {
    const { get, send } = desk();
    expect((await get('/preview/whatever', { cookie })).status).toBe(404);
    expect((await get('/preview/constructor', { cookie })).status).toBe(404);
    expect((await send('/preview', {}, { ...sameOrigin, cookie })).status).toBe(405);
  });

  test('only China’s edition can be previewed on its host', async () => {
    const text = await (await desk().get('https://www.kinetra.example.cn/preview?edition=us', { cookie })).text();
    expect(text).toContain('"edition":"cn"');
    expect(text).not.toContain('"code":"us"');
  });

  test('pages may be framed by this site only while they are previewed', async () => {
    const { get } = desk();
    const policy = async (path: string, headers: Record<string, string>) =>
      (await get(path, headers)).headers.get('content-security-policy');
    expect(await policy('/uk?at=2025-08-20T16:00:00Z', { cookie })).toContain("frame-ancestors 'self'");
    expect(await policy('/uk', { cookie })).toContain("frame-ancestors 'none'");
    expect(await policy('/uk?at=2025-08-20T16:00:00Z', {})).toContain("frame-ancestors 'none'");
  });
});

test('visitors load no file of the desk', () => {
  const build = join(import.meta.dirname, '../../build');
  const manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(Object.keys(manifest)).toContain('browser/entry/client.ts');
  expect(Object.keys(manifest).filter((path) => path.startsWith('desk/'))).toEqual([]);
  expect(readFileSync(join(build, 'assets.json'), 'utf8')).not.toContain('/preview/');
});
