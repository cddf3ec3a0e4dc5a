import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { edge, fixtureSite, second } from '../support/site/fixture-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const previewToken = 'a-token-for-tests';
const cookie = `country=GB; preview=${previewToken}`;

test('a page shows another instant only with the preview cookie', async () => {
  const { get, cache } = createTestSite({ config: { previewToken } });
  const later = await get('/uk?at=2025-08-20T16:00:00Z', { cookie });
  expect(await later.text()).not.toContain('Summer prices');
  expect(later.headers.get('cache-control')).toBe('private, no-store');
  expect(later.headers.get('x-robots-tag')).toBe('noindex');
  expect(later.headers.get('x-page-instant')).toBe('2025-08-20T16:00:00Z');
  expect(later.headers.get('x-page-valid-until')).toBe('never');
  const before = await get('/uk?at=2025-08-20T23:59:59%2B08:00', { cookie });
  expect(before.headers.get('x-page-valid-until')).toBe('2025-08-20T16:00:00Z');
  expect(await before.text()).toContain('Summer prices');
  expect(cache.size).toBe(0);
});

test('an offset may be written with a plain plus', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  expect((await get('/uk?at=2025-08-21T00:00:00+08:00', { cookie })).headers.get('x-page-instant')).toBe(
    '2025-08-20T16:00:00Z',
  );
});

test('an invalid instant is refused with an example of a valid one', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  const response = await get('/uk?at=tomorrow', { cookie });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('write it like 2025-08-20T16:00:00Z');
});

test('without the cookie or without the setting, the query at is ignored', async () => {
  const requests: { config: { previewToken?: string }; headers: Record<string, string> }[] = [
    { config: { previewToken }, headers: {} },
    { config: { previewToken }, headers: { cookie: 'preview=wrong' } },
    { config: { previewToken }, headers: { cookie: 'preview=' } },
    { config: {}, headers: { cookie } },
  ];
  for (const { config, headers } of requests) {
    const { get, clock } = createTestSite({ config });
    clock.set(edge - 30 * second);
    const response = await get('/uk?at=2025-08-20T16:00:00Z', headers);
    expect(response.headers.get('cache-control')).toContain('public');
    expect(await response.text()).toContain('Summer prices');
  }
});

test('a closed page can be previewed within its window', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  expect((await get('/flagship-bumblebee')).status).toBe(302);
  expect((await get('/flagship-bumblebee?at=2025-08-20T16:00:00Z', { cookie })).status).toBe(200);
});

test('the sitemap lists the pages of the current instant, with their other editions', async () => {
  const { get, clock } = createTestSite();
  clock.set(edge - 30 * second);
  const before = await get('/sitemap.xml');
  const text = await before.text();
  expect(before.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(before.headers.get('cache-control')).toContain('s-maxage=26');
  expect(text).toContain('<loc>https://www.kinetra.example/us/summer-sale</loc>');
  expect(text).toContain('<loc>https://www.kinetra.example.cn/</loc>');
  expect(text).not.toContain('https://www.kinetra.example.cn/flagship-bumblebee');
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.kinetra.example/us/flagship-bumblebee"/>',
  );

  clock.set(edge);
  const after = await (await get('/sitemap.xml')).text();
  expect(after).not.toContain('summer-sale');
  expect(after).toContain('<loc>https://www.kinetra.example.cn/flagship-bumblebee</loc>');
  expect(after).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.kinetra.example.cn/flagship-bumblebee"/>',
  );
  expect(after).toContain(
    '<xhtml:link rel="alternate" hreflang="de-DE" href="https://www.kinetra.example/de/flagship-bumblebee"/>',
  );
});

test('a page that is closed to search engines is served, but not in the sitemap', async () => {
  const site = fixtureSite();
  const { settings, ...chooser } = site.pages['choose-your-region'] as PageContent;
  site.pages['choose-your-region'] = { ...chooser, settings: { ...settings, index: false } };
  const { get } = createTestSite({ site });
  expect((await get('/us/choose-your-region')).status).toBe(200);
  expect(await (await get('/sitemap.xml')).text()).not.toContain('choose-your-region');
});

test('the sitemap uses the instant of a preview', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  const response = await get('/sitemap.xml?at=2025-08-20T16:00:00Z', { cookie });
  expect(await response.text()).not.toContain('summer-sale');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('the sitemap of a locked deployment lists its edition only', async () => {
  const text = await (await createTestSite({ config: { edition: 'cn' } }).get('/sitemap.xml')).text();
  expect(text).not.toContain('<loc>https://www.kinetra.example/us');
  expect(text).toContain('<loc>https://www.kinetra.example.cn/choose-your-region</loc>');
});

test('security.txt exists on both hosts, and expires in less than a year', async () => {
  const { get, clock } = createTestSite({ site: fixtureSite('production') });
  for (const [host, now] of [
    ['www.kinetra.example', edge],
    ['www.kinetra.example.cn', edge + 1000 * 86_400_000],
  ] as const) {
    clock.set(now);
    const response = await get(`https://${host}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map((await response.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
    expect(fields.get('Contact')).toBe('mailto:hello@kinetra.example');
    expect(fields.get('Canonical')).toBe(`https://${host}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  }
});

test('only production is open to search engines', async () => {
  const robots = async (site = fixtureSite(), origin = 'https://www.kinetra.example') =>
    (await createTestSite({ site }).get(`${origin}/robots.txt`)).text();
  expect(await robots()).toContain('Disallow: /\n');
  expect(await robots(fixtureSite('production'))).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://www.kinetra.example/sitemap.xml\n',
  );
  expect(await robots(fixtureSite('production'), 'https://www.kinetra.example.cn')).toContain(
    'Sitemap: https://www.kinetra.example.cn/sitemap.xml',
  );
});
