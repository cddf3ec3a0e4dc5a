import { describe, expect, test } from 'vitest';
import { edge, second } from '../support/site/fixture-site.ts';
import { serveSite } from '../support/site/served-site.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const file = { type: 'text/javascript; charset=utf-8', hash: 'h', identity: bytes('plain'), br: bytes('small') };
const files = new Map([
  ['/assets/client-1.js', file],
  ['/favicon.svg', { ...file, type: 'image/svg+xml' }],
]);
const settings = { files, config: { previewToken: 'a-token-of-the-team' } };

/** An answer of each kind that a shared cache may keep, and of each that none may. */
const kept = [
  '/',
  '/us',
  '/us/flagship-bumblebee',
  '/us/no-such-page',
  '/US/flagship-bumblebee',
  '/new-release',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];
const lasting = ['/assets/client-1.js', '/favicon.svg', '/media/robot/front.abcdef12.320.avif'];
const passing = [
  '/assets/none.js',
  '/media/robot/none',
  '/ssr/timestamp',
  '/ssr/suggestion?edition=us&slug=&country=DE',
  '/healthz',
  '/preview',
  '/us/%00',
  `/${'a'.repeat(3000)}`,
];

/** What no cache tells requests apart by. */
const unkeyed: [name: string, value: string][] = [
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '444'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '203.0.113.66'],
  ['forwarded', 'host=evil.example;proto=http'],
  ['x-host', 'evil.example'],
  ['x-original-host', 'evil.example'],
  ['x-original-url', '/us/summer-sale'],
  ['x-rewrite-url', '/us/summer-sale'],
  ['x-http-method-override', 'DELETE'],
  ['x-method-override', 'POST'],
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
  ['x-requested-with', 'XMLHttpRequest'],
  ['purpose', 'prefetch'],
  ['next-action', 'x'],
  ['content-type', 'application/json'],
];

/**
 * Names of headers that differ from answer to answer and are told to nobody else: no answer that a cache keeps names
 * its request.
 */
const passingHeaders = ['x-page-instant', 'x-request-id'];
const told = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => !passingHeaders.includes(name)),
  body: await answer.text(),
});

describe('what a cache may keep', () => {
  const { get, clock } = serveSite(settings);
  clock.set(edge - 600 * second);

  test.each([...kept, ...lasting])('is the same whatever else is sent: %s', async (path) => {
    const plain = await told(await get(path));
    expect((await get(path)).headers.has('x-request-id')).toBe(false);
    expect(plain.headers.find(([name]) => name === 'cache-control')?.[1]).toMatch(/^public, max-age=/);
    for (const [name, value] of unkeyed) expect(await told(await get(path, { [name]: value })), name).toEqual(plain);
  });

  test('differs by encoding alone, and says so', async () => {
    for (const path of [...kept, ...lasting]) {
      const [plain, packed] = [await get(path), await get(path, { 'accept-encoding': 'br, gzip' })];
      const differs = packed.headers.get('content-encoding') !== plain.headers.get('content-encoding');
      if (differs) expect(plain.headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding');
      else expect(await told(packed), path).toEqual(await told(plain));
    }
  });

  test('says nothing of the query that was asked, but for where it leads', async () => {
    for (const path of kept) {
      const [plain, asked] = [await told(await get(path)), await told(await get(`${path}?evil=1&__proto__[x]=1`))];
      const without = ({ headers, ...rest }: typeof plain) => ({
        ...rest,
        headers: headers.filter(([name]) => name !== 'location'),
      });
      expect(without(asked), path).toEqual(without(plain));
    }
  });

  test('has the head of what is sent, asked by HEAD', async () => {
    for (const path of [...kept, ...lasting, ...passing]) {
      const [whole, head] = [await told(await get(path)), await told(await get(path, {}, 'HEAD'))];
      expect(head, path).toEqual({ ...whole, body: '' });
    }
  });
});

describe('what no cache may keep', () => {
  const { get } = serveSite(settings);

  test.each(passing)('is marked so: %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/(^|, )no-store$/);
  });

  test('includes refusals and failures', async () => {
    const broken = serveSite({ render: () => Promise.reject(new Error('broken')) });
    const answers = [
      await get('https://evil.example/us'),
      await get('/us', {}, 'POST'),
      await get('/us/%E0%A4%A'),
      await broken.get('/us'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      [421, 405, 400, 500].map((status) => [status, 'no-store']),
    );
  });

  test('includes what is shown to whoever looks at another time', async () => {
    const answer = await get('/us?at=2026-11-21T00:00:00Z', { cookie: 'preview=a-token-of-the-team' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('a page that is not there is forgotten within a minute', async () => {
    expect((await get('/us/no-such-page')).headers.get('cache-control')).toMatch(
      /s-maxage=([1-9]|[1-5]\d|60)$|^no-store$/,
    );
  });
});

test('behind a trusted proxy, a host that brings its own path fills no cache', async () => {
  const { get } = serveSite({ config: { trustedHops: 1 } });
  for (const host of [
    'www.kinetra.example/us/summer-sale?',
    'www.kinetra.example#',
    'me@www.kinetra.example',
    'evil.example',
    'www.kinetra.example:1:2',
  ]) {
    const answer = await get('/us', { 'x-forwarded-host': host });
    expect([answer.status >= 400, answer.headers.get('cache-control')], host).toEqual([true, 'no-store']);
    expect(await answer.text()).not.toContain('evil');
  }
});
