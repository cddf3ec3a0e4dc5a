import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { edge, fixtureSite, second } from '#tests/support/site/fixture-site.ts';
import { createTestSite, inline } from '#tests/support/site/test-site.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every response has the security headers', async () => {
  const { get } = createTestSite();
  for (const path of [
    ...['/us', '/us/none', '/us/summer-sale', '/US', '/assets/none.js', '/media/none', '/ssr/timestamp', '/healthz'],
    ...['/sitemap.xml', '/%E0%A4%A', 'https://other.example/'],
  ]) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringMatching(/camera=\(\).*xr-spatial-tracking=\(self\)/),
    });
  }
});

test('a response with an invalid header becomes an internal error', async () => {
  const odd = { type: 'text/Ω', hash: 'odd', identity: new Uint8Array(1) };
  const { get, lines } = createTestSite({ files: new Map([['/us/odd.txt', odd]]) });
  const response = await get('/us/odd.txt');
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(lines.map(({ line, message }) => [message, line.status, line.kind])).toEqual([
    ['a request failed', undefined, undefined],
    ['request', 500, 'failed'],
  ]);
});

test('sends no HSTS header on localhost', async () => {
  const { get } = createTestSite();
  expect((await get('http://localhost:3100/us')).headers.get('strict-transport-security')).toBeNull();
});

test('the policy allows the inline code of the page by hash and no other inline code', async () => {
  const { get } = createTestSite();
  const policy = (await get('/us')).headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'self' ${hash(inline.script)} ${hash(inline.rules)}`);
  expect(directives).toContain(`style-src 'self' ${hash(inline.style)}`);
  expect(directives).toContain("connect-src 'self' https://api.kinetra.example");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
  const production = await createTestSite({ site: fixtureSite('production') }).get('/us');
  expect(production.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('only GET and HEAD are allowed', async () => {
  const { get } = createTestSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'QUERY', 'BREW']) {
    const response = await get('/us', {}, method);
    expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  ['broken encodings', '/us/%E0%A4%A', 400],
  ['a lone percent sign', '/us/%', 400],
  ['a NUL', '/us/%00', 400],
  ['a backslash', '/us/%5cevil', 400],
  ['a long path', `/us/${'a'.repeat(2048)}`, 414],
  ['a long query', `/us?${'a'.repeat(2048)}`, 414],
  ['an odd query', '/us?q=%E0%A4%A', 200],
])('an address with %s', async (_what, path, status) => {
  expect((await createTestSite().get(path)).status).toBe(status);
});

test.each([
  ['/US/flagship-bumblebee?a=1', '/us/flagship-bumblebee?a=1', 'private'],
  ['/us/', '/us', 'public'],
  ['/CN', '/', 'public'],
  ['/cn/flagship-bumblebee', '/flagship-bumblebee', 'public'],
  ['//evil.example/us', '/evil.example/us', 'public'],
])('%s redirects permanently to %s', async (path, location, audience) => {
  const response = await createTestSite().get(`https://www.kinetra.example${path}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect(response.headers.get('cache-control')).toBe(`${audience}, max-age=3600`);
});

test('new-release redirects to the Chinese Bumblebee page while that page is live', async () => {
  const { get, clock } = createTestSite();
  clock.set(edge - 30 * second);
  const early = await get('/new-release');
  expect([early.status, early.headers.get('location')]).toEqual([302, '/']);
  expect(early.headers.get('cache-control')).toContain('s-maxage=26');
  clock.set(edge);
  expect((await get('/new-release')).headers.get('location')).toBe('/flagship-bumblebee');
  expect((await get('/us/new-release')).status).toBe(404);
});

test('logs one line per request, without queries or cookies', async () => {
  const { get, lines } = createTestSite();
  await get('/us?email=someone@kinetra.example', { cookie: 'preview=hidden' });
  await get('/us');
  expect(lines.map(({ line }) => [line.method, line.path, line.status, line.cache])).toEqual([
    ['GET', '/us', 200, 'miss'],
    ['GET', '/us', 200, 'hit'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/someone|hidden/);
});

test('probes and metrics respond on any host', async () => {
  const { get, draining } = createTestSite();
  expect((await get('http://203.0.113.9/healthz')).status).toBe(200);
  expect((await get('http://203.0.113.9/readyz')).status).toBe(200);
  await get('/us');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('http_requests_total{kind="page",status="200"} 1');
  expect(metrics).toContain('render_cache_entries 2');
  draining.abort();
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
});

test('sends the server time with the country from the CDN', async () => {
  const { get, clock } = createTestSite();
  const plain = await get('/ssr/timestamp');
  expect(await plain.json()).toEqual({ timestamp: clock.now() });
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect(plain.headers.get('set-cookie')).toBeNull();
  expect((await get('/ssr/timestamp', { 'cf-ipcountry': 'de' })).headers.get('set-cookie')).toBe(
    'country=DE; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  );
  for (const odd of ['XX', 'T1', 'DE; Domain=evil'])
    expect((await get('/ssr/timestamp', { 'cf-ipcountry': odd })).headers.get('set-cookie')).toBeNull();
});

test('suggests the edition of the visitor’s country', async () => {
  const { get } = createTestSite();
  const ask = async (query: string) => (await get(`/ssr/suggestion?${query}`)).json();
  expect(await ask('edition=us&slug=flagship-bumblebee&country=DE')).toMatchObject({
    href: '/de/flagship-bumblebee',
    label: 'Deutschland',
    lang: 'de-DE',
  });
  expect(await ask('edition=us&slug=summer-sale&country=DE')).toMatchObject({ href: '/de' });
  expect(await ask('edition=us&slug=flagship-bumblebee&country=CN')).toMatchObject({
    href: 'https://www.kinetra.example.cn/',
  });
  expect(await ask('edition=us&slug=&country=ES')).toMatchObject({ href: '/eu', lang: 'en-EU' });
  for (const query of [
    ...['edition=de&slug=&country=DE', 'edition=us&slug=&country=CA', 'edition=us&slug=&country=BR&languages=en,pt'],
    ...['edition=xx&slug=&country=DE', 'edition=us&slug=', 'edition=us&slug=constructor&country=%0A'],
  ]) {
    expect(await ask(query), query).toBeNull();
  }
});

test('suggests the page to choose a region to a visitor whose country has no edition and who cannot read this one', async () => {
  const { get } = createTestSite();
  const ask = async (query: string) => (await get(`/ssr/suggestion?country=BR&languages=pt-BR,fr&${query}`)).json();
  expect(await ask('edition=cn&slug=')).toMatchObject({ href: 'https://www.kinetra.example/fr/choose-your-region' });
  expect(await ask('edition=jp&slug=choose-your-region')).toBeNull();
});

test('serves build files compressed and immutable', async () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const file = { type: 'text/javascript; charset=utf-8', hash: 'h', identity: bytes('plain'), br: bytes('small') };
  const { get } = createTestSite({
    files: new Map([
      ['/assets/client-1.js', file],
      ['/favicon.svg', { ...file, type: 'image/svg+xml' }],
    ]),
  });
  const asset = await get('/assets/client-1.js', { 'accept-encoding': 'gzip, br' });
  expect([await asset.text(), asset.headers.get('content-encoding'), asset.headers.get('cache-control')]).toEqual([
    'small',
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(await (await get('/assets/client-1.js', { 'accept-encoding': 'gzip' })).text()).toBe('plain');
  expect((await get('/assets/client-1.js', { 'if-none-match': '"h"' })).status).toBe(304);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/assets/client-0.js')).status).toBe(404);
});

test('sends pictures that pages use, as immutable', async () => {
  const { get } = createTestSite();
  const { status, headers } = await get('/media/robot/front.abcdef12.320.avif');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/media/robot/front.00000000.320.avif')).status).toBe(404);
});
