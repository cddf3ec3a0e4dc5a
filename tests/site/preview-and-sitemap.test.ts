import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { edge, fixtureSite, second } from '../support/site/fixture-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const previewToken = 'a-token-for-tests';
const cookie = `country=GB; preview=${previewToken}`;
const { main, cn } = fixtureSite().origins;

test('a page shows another instant only with the preview cookie', async () => {
  const { get, cache } = createTestSite({ config: { previewToken } });
  const later = await get('/uk?at=2025-08-20T16:00:00Z', { cookie });
  expect(await later.text()).not.toContain('Summer prices');
  expect(Object.fromEntries(later.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-page-instant': '2025-08-20T16:00:00Z',
    'x-page-valid-until': 'never',
  });
  const before = await get('/uk?at=2025-08-20T23:59:59%2B08:00', { cookie });
  expect(before.headers.get('x-page-valid-until')).toBe('2025-08-20T16:00:00Z');
  expect(await before.text()).toContain('Summer prices');
  const withPlainPlus = await get('/uk?at=2025-08-21T00:00:00+08:00', { cookie });
  expect(withPlainPlus.headers.get('x-page-instant')).toBe('2025-08-20T16:00:00Z');
  expect(cache.size).toBe(0);
});

test('an invalid instant is refused with an example of a valid one', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  const response = await get('/uk?at=tomorrow', { cookie });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('write it like 2025-08-20T16:00:00Z');
});

test.each<[what: string, config: { previewToken?: string }, headers: Record<string, string>]>([
  ['no cookie', { previewToken }, {}],
  ['a wrong cookie', { previewToken }, { cookie: 'preview=wrong' }],
  ['an empty cookie', { previewToken }, { cookie: 'preview=' }],
  ['a cookie where nothing can be previewed', {}, { cookie }],
])('another instant is ignored with %s', async (_what, config, headers) => {
  const { get, clock } = createTestSite({ config });
  clock.set(edge - 30 * second);
  const response = await get('/uk?at=2025-08-20T16:00:00Z', headers);
  expect(response.headers.get('cache-control')).toContain('public');
  expect(await response.text()).toContain('Summer prices');
});

test('a closed page and the sitemap can be previewed', async () => {
  const { get } = createTestSite({ config: { previewToken } });
  expect((await get('/flagship-bumblebee')).status).toBe(302);
  expect((await get('/flagship-bumblebee?at=2025-08-20T16:00:00Z', { cookie })).status).toBe(200);
  const sitemap = await get('/sitemap.xml?at=2025-08-20T16:00:00Z', { cookie });
  expect(await sitemap.text()).not.toContain('summer-sale');
  expect(sitemap.headers.get('cache-control')).toBe('private, no-store');
});

test('the sitemap lists the pages of the current instant, with their other editions', async () => {
  const { get, clock } = createTestSite();
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  clock.set(edge - 30 * second);
  const before = await get('/sitemap.xml');
  const text = await before.text();
  expect(before.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(before.headers.get('cache-control')).toContain('s-maxage=26');
  expect(text).toContain(`<loc>${main}/us/summer-sale</loc>`);
  expect(text).toContain(`<loc>${cn}/</loc>`);
  expect(text).not.toContain(`${cn}/flagship-bumblebee`);
  expect(text).toContain(alternate('x-default', `${main}/us/flagship-bumblebee`));

  clock.set(edge);
  const after = await (await get('/sitemap.xml')).text();
  expect(after).not.toContain('summer-sale');
  expect(after).toContain(`<loc>${cn}/flagship-bumblebee</loc>`);
  expect(after).toContain(alternate('x-default', `${cn}/flagship-bumblebee`));
  expect(after).toContain(alternate('de-DE', `${main}/de/flagship-bumblebee`));
});

test('the sitemap leaves out pages that are closed to search engines, and other editions of a locked deployment', async () => {
  const site = fixtureSite();
  const { settings, ...chooser } = site.pages['choose-your-region'] as PageContent;
  site.pages['choose-your-region'] = { ...chooser, settings: { ...settings, index: false } };
  const { get } = createTestSite({ site });
  expect((await get('/us/choose-your-region')).status).toBe(200);
  expect(await (await get('/sitemap.xml')).text()).not.toContain('choose-your-region');
  const locked = await (await createTestSite({ config: { edition: 'cn' } }).get('/sitemap.xml')).text();
  expect(locked).not.toContain(`<loc>${main}/us`);
  expect(locked).toContain(`<loc>${cn}/choose-your-region</loc>`);
});

test.each([
  [main, edge],
  [cn, edge + 1000 * 86_400_000],
])('%s has a security.txt that expires in less than a year', async (origin, now) => {
  const { get, clock } = createTestSite({ site: fixtureSite('production') });
  clock.set(now);
  const response = await get(`${origin}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map((await response.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:hello@kinetra.example');
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('only production is open to search engines', async () => {
  const robots = async (site = fixtureSite(), origin = main) =>
    (await createTestSite({ site }).get(`${origin}/robots.txt`)).text();
  expect(await robots()).toContain('Disallow: /\n');
  expect(await robots(fixtureSite('production'))).toBe(`User-agent: *\nAllow: /\nSitemap: ${main}/sitemap.xml\n`);
  expect(await robots(fixtureSite('production'), cn)).toContain(`Sitemap: ${cn}/sitemap.xml`);
});
