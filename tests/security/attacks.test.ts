import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignRedirects } from '../support/documents/foreign-redirects.ts';
import { publicHost, type RawRequest, rawRequest, requestRaw, sendRaw } from '../support/running/raw-http.ts';
import { type RunningSite, startSite } from '../support/running/running-site.ts';

/** The site in production. Requests use sockets, because `fetch` corrects requests of attackers. */
let site: RunningSite;
let port: number;
beforeAll(async () => {
  site = await startSite({ SITE_ENV: 'production' });
  port = Number(new URL(site.origin).port);
}, 60_000);
afterAll(() => site?.stop());

const ask = (target: string, request?: RawRequest) => requestRaw(port, target, request);

describe('a path that leaves its folder', () => {
  const folders = [
    ...['/', '/us/', '/assets/', '/media/', '/media/robot/', '/media/manuals/', '/media/ar/'],
    ...['/preview/assets/', '/ssr/faq/', '/ssr/search/', '/api/us/', '/admin/'],
  ];
  const climbs = [
    ...['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '..;/..;/package.json'],
    ...['%252e%252e%252f%252e%252e%252fpackage.json', '%u002e%u002e/package.json', '....//....//package.json'],
    ...['..\\..\\package.json', '..%5c..%5cpackage.json', '.%2e/.%2e/etc/passwd', '%2fetc%2fpasswd', '/etc/passwd'],
    ...['..%00/package.json', 'package.json%00.js', '%c0%ae%c0%ae/package.json', '..%ef%bc%8fpackage.json'],
    ...['..%c0%af..%c0%afpackage.json', 'file:///etc/passwd', '..%2f..%2fdata%2faccounts%2fus.sqlite'],
    ...['.vite/manifest.json', '.env', '.git/config', 'server/render.js'],
  ];

  test.each(folders)('reaches no file below %s', async (folder) => {
    const responses = await Promise.all(
      climbs.map(async (climb) => ({ target: folder + climb, response: await ask(folder + climb) })),
    );
    const exposed = responses.filter(
      ({ response: { status, body } }) =>
        ![301, 400, 404].includes(status) || /kinetra-storefront|root:x:|SQLite format|"file":/.test(body),
    );
    expect(exposed.map(({ target, response }) => `${response.status} ${target}`)).toEqual([]);
    expect(responses.flatMap(({ target, response }) => foreignRedirects(response, target))).toEqual([]);
  });
});

describe('text in an address or a header', () => {
  const injections = [
    '%0d%0aX-Injected:%20yes',
    '%0aSet-Cookie:%20a=b',
    '%0d%0a%0d%0a<script>',
    '%E5%98%8A%E5%98%8DX-Injected:%20yes',
    '%u000aX-Injected:yes',
  ];

  test.each(injections)('never becomes a response header: %s', async (text) => {
    const requests = [
      ask(`/US/${text}`),
      ask(`/US?a=${text}`),
      ask(`/us/${text}`),
      ask(`/${text}`, { host: 'www.kinetra.example.cn' }),
      ask(`/us?${text}`, { host: 'www.kinetra.example.cn' }),
    ];
    for (const { headers, body } of await Promise.all(requests)) {
      expect([headers.get('x-injected'), headers.get('set-cookie')]).toEqual([null, null]);
      expect(body).not.toContain('X-Injected');
    }
  });

  test.each([
    ['a carriage return', 'a\rX-Injected: yes'],
    ['a NUL', 'a\0b'],
    ['a folded line', 'a\r\n b'],
  ])('is refused with %s', async (_what, value) => {
    const { responses, closed } = await sendRaw(port, rawRequest('/us', { lines: [`X-Forwarded-Host: ${value}`] }));
    expect([responses.map(({ status }) => status), closed]).toEqual([[400], true]);
  });
});

test.each([
  ['the site', publicHost, 200],
  ['the site in capitals', 'WWW.Kinetra.Example', 200],
  ['the site with the default port', `${publicHost}:80`, 200],
  ['another', 'evil.example', 421],
  ['the site as a part of another', `${publicHost}.evil.example`, 421],
  ['the site without its first label', 'kinetra.example', 421],
  ['the site with a dot at the end', `${publicHost}.`, 421],
  ['a private address', '192.168.1.1', 421],
  ['the metadata address of a cloud', '169.254.169.254', 421],
  ['the site as a user name', `${publicHost}@evil.example`, 400],
  ['another as a user name', `evil.example@${publicHost}`, 400],
  ['the site with a path', `${publicHost}/evil`, 400],
  ['the site with a query', `${publicHost}?a`, 400],
  ['the site with an invalid port', `${publicHost}:99999`, 400],
  ['the site with letters in the port', `${publicHost}:80a`, 400],
  ['the site and another', `${publicHost}, evil.example`, 400],
  ['none', '', 400],
])('gets the expected status if the host is %s', async (_what, host, status) => {
  const response = await ask('/us', { host });
  expect([response.status, status === 200 || response.headers.get('cache-control') === 'no-store']).toEqual([
    status,
    true,
  ]);
  expect(response.body).not.toContain('evil.example');
});

test.each([
  ['two hosts, the site first', '/us', [publicHost, 'evil.example']],
  ['two hosts, the site last', '/us', ['evil.example', publicHost]],
  ['another host in the request line', 'http://evil.example/us', [publicHost]],
  ['the site only in the request line', `http://${publicHost}/us`, ['evil.example']],
  ['a request line that extends the host', '@evil.example/', [publicHost]],
  ['no host', '/us', []],
])('is refused: %s', async (_what, target, hosts) => {
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
  const { responses, closed } = await sendRaw(port, `GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect([responses.map(({ status }) => status), closed]).toEqual([[400], true]);
});

describe('a body of ambiguous length', () => {
  const head = `POST /api/us/account/user/sign_out HTTP/1.1\r\nHost: ${publicHost}\r\nContent-Type: application/json\r\n`;
  const smuggled = `GET /smuggled HTTP/1.1\r\nHost: ${publicHost}\r\n\r\n`;

  test.each([
    ['a length and chunks', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`],
    ['a length in another notation', `${head}Content-Length: 0x2\r\n\r\n{}${smuggled}`],
    ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks inside another coding', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a chunk longer than it says', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['lines without carriage returns', `${head.replaceAll('\r', '')}Content-Length: 2\n\n{}${smuggled}`],
  ])('%s: is refused, and what follows is not read', async (_what, bytes) => {
    const { responses, closed } = await sendRaw(port, bytes);
    expect(responses.filter(({ status }) => status !== 400).map(({ body }) => body)).toEqual([]);
    expect([responses.length <= 1, closed]).toEqual([true, true]);
  });

  test('the body of a GET is not read as a request', async () => {
    const { responses } = await sendRaw(port, rawRequest('/healthz', { body: smuggled }));
    expect(responses.map(({ status }) => status)).toEqual([200]);
  });

  test('an upgrade to another protocol is ignored', async () => {
    const lines = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'];
    expect((await ask('/healthz', { lines })).status).toBe(200);
  });
});

test.each([
  ...['//evil.example', '//evil.example/us', '///evil.example', '/.//evil.example', '/us/..//evil.example'],
  ...['/US//evil.example', '/cn//evil.example', '/CN/https://evil.example', '/\\evil.example', '/%5cevil.example'],
  ...['/%2f%2fevil.example', '/%2fevil.example/', '/%09/evil.example/', '/;@evil.example/', '/@evil.example/'],
  ...['/US/@evil.example', '/US?return=https://evil.example', '/us/?//evil.example', '/https:evil.example/'],
  ...['/new-release?next=//evil.example', '/us/login?return=//evil.example'],
  '/US/%0d%0aLocation:%20//evil.example',
])('%s leads to no other site', async (target) => {
  const hosts = [publicHost, 'www.kinetra.example.cn'];
  const responses = await Promise.all(
    hosts.map((host) =>
      ask(target, { host, lines: ['X-Forwarded-Host: evil.example', 'Referer: https://evil.example/'] }),
    ),
  );
  expect(responses.flatMap((response) => foreignRedirects(response, target))).toEqual([]);
});

test.each(['/us', '/', '/us/nothing-here', '/US', '/api/openapi.json', '/assets/none.js', '/favicon.svg', '/us/%00'])(
  '%s has a policy without a way around it, and only over HTTPS',
  async (target) => {
    const { headers } = await ask(target);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:|(script|style)-src[^;]*(data:|https:)/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.has('set-cookie')).toBe(false);
  },
);
