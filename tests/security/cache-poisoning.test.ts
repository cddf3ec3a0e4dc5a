import { describe, expect, test } from 'vitest';
import { edge, second } from '../support/site/fixture-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const file = { type: 'text/javascript; charset=utf-8', hash: 'h', identity: bytes('plain'), br: bytes('small') };
const files = new Map([
  ['/assets/client-1.js', file],
  ['/favicon.svg', { ...file, type: 'image/svg+xml' }],
]);
const settings = { files, config: { previewToken: 'a-token-of-the-team' } };

/**
 * Paths of all kinds of responses: those that a shared cache may store, for a while or for good, and those that none
 * may.
 */
const cacheablePaths = [
  ...['/', '/us', '/us/flagship-bumblebee', '/us/no-such-page', '/US/flagship-bumblebee', '/new-release'],
  ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
];
const immutablePaths = ['/assets/client-1.js', '/favicon.svg', '/media/robot/front.abcdef12.320.avif'];
const uncacheablePaths = [
  ...['/assets/none.js', '/media/robot/none', '/ssr/timestamp', '/ssr/suggestion?edition=us&slug=&country=DE'],
  ...['/healthz', '/preview', '/us/%00', `/${'a'.repeat(3000)}`],
];

/** Headers that are not part of a cache key. */
const unkeyed: [name: string, value: string][] = [
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '203.0.113.66'],
  ['forwarded', 'host=evil.example;proto=http'],
  ['x-original-host', 'evil.example'],
  ['x-original-url', '/us/summer-sale'],
  ['x-http-method-override', 'DELETE'],
  ['accept', 'application/json'],
  ['accept-language', 'de-DE'],
  ['cookie', 'preview=guessed; country=DE; session=1; lang=de'],
  ['authorization', 'Bearer x'],
  ['apptoken', 'x.y.z'],
  ['region', 'de'],
  ['cf-ipcountry', 'DE'],
  ['origin', 'https://evil.example'],
  ['referer', 'https://evil.example/'],
  ['user-agent', '<script>alert(1)</script>'],
  ['range', 'bytes=0-3'],
  ['if-modified-since', 'Sat, 21 Nov 2026 00:00:00 GMT'],
  ['if-match', '"none"'],
  ['purpose', 'prefetch'],
  ['content-type', 'application/json'],
];

/** Headers that differ between two responses. They identify a request, so no cached response has `x-request-id`. */
const varyingHeaders = ['x-page-instant', 'x-request-id'];
const readResponse = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => !varyingHeaders.includes(name)),
  body: await response.text(),
});

describe('a response that a cache may store', () => {
  const { get, clock } = createTestSite(settings);
  clock.set(edge - 600 * second);

  test.each([...cacheablePaths, ...immutablePaths])('does not depend on other request headers: %s', async (path) => {
    const plain = await readResponse(await get(path));
    expect((await get(path)).headers.has('x-request-id')).toBe(false);
    expect(plain.headers.find(([name]) => name === 'cache-control')?.[1]).toMatch(/^public, max-age=/);
    for (const [name, value] of unkeyed)
      expect(await readResponse(await get(path, { [name]: value })), name).toEqual(plain);
  });

  test('varies by encoding only, and declares it', async () => {
    for (const path of [...cacheablePaths, ...immutablePaths]) {
      const [plain, compressed] = [await get(path), await get(path, { 'accept-encoding': 'br, gzip' })];
      const differs = compressed.headers.get('content-encoding') !== plain.headers.get('content-encoding');
      if (differs) expect(plain.headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding');
      else expect(await readResponse(compressed), path).toEqual(await readResponse(plain));
    }
  });

  test('does not depend on the query, so a cache may leave it out of its key', async () => {
    for (const path of [...cacheablePaths, ...immutablePaths]) {
      const response = await get(`${path}?evil=1&__proto__[x]=1`);
      if (response.status >= 300 && response.status < 400) {
        expect(response.headers.get('location'), path).toContain('?evil=1');
        expect(response.headers.get('cache-control'), path).toMatch(/^private, /);
      } else expect(await readResponse(response), path).toEqual(await readResponse(await get(path)));
    }
  });

  test('has the same headers for HEAD as for GET', async () => {
    for (const path of [...cacheablePaths, ...immutablePaths, ...uncacheablePaths]) {
      const [full, head] = [await readResponse(await get(path)), await readResponse(await get(path, {}, 'HEAD'))];
      expect(head, path).toEqual({ ...full, body: '' });
    }
  });
});

describe('a response that no cache may store', () => {
  const { get } = createTestSite(settings);

  test.each(uncacheablePaths)('has no-store: %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/(^|, )no-store$/);
  });

  test('is every refusal and error', async () => {
    const broken = createTestSite({ render: () => Promise.reject(new Error('broken')) });
    const responses = [
      await get('https://evil.example/us'),
      await get('/us', {}, 'POST'),
      await get('/us/%E0%A4%A'),
      await broken.get('/us'),
    ];
    expect(responses.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      [421, 405, 400, 500].map((status) => [status, 'no-store']),
    );
  });

  test('is every time-travel preview', async () => {
    const response = await get('/us?at=2026-11-21T00:00:00Z', { cookie: 'preview=a-token-of-the-team' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
