import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PageContent, Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import { fixtureRange, rangeEdges } from '#tests/support/site/fixture-range.ts';
import { edge, fixtureSite, second } from '#tests/support/site/fixture-site.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

/** A site with a page `compare` whose parameter is `robots`. */
function siteWithParameters(site: Site, { words = {}, ...settings }: Record<string, object | string> = {}): Site {
  const home = site.pages[''] as PageContent;
  const page = {
    settings: { ...home.settings, parameters: ['robots'], ...settings },
    words: { ...home.words, ...(words as object) },
  };
  return { ...site, pages: { ...site.pages, compare: page as PageContent } };
}

/** A site with a page that compares robots. */
const comparingSite = () =>
  siteWithParameters(fixtureRange(), {
    sections: [{ id: 'comparison', kind: 'comparison', surface: 'paper' }],
    words: { uk: { title: '', description: '', keywords: '', sections: { comparison: { heading: 'Comparison' } } } },
  });

const textOf = async (response: Response | Promise<Response>) => (await response).text();

test('a page changes exactly at its edge', async () => {
  const { get, clock } = createTestSite();
  clock.set(edge - 5 * second);
  const before = await get('/uk');
  expect(await before.text()).toContain('Summer prices');
  expect(before.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=1');
  expect(before.headers.get('x-page-instant')).toBe('2025-08-20T15:59:55Z');
  expect(before.headers.get('x-page-valid-until')).toBe('2025-08-20T16:00:00Z');

  clock.set(edge - 1);
  const last = await get('/uk');
  expect(await last.text()).toContain('Summer prices');
  expect(last.headers.get('cache-control')).toBe('no-store');

  clock.set(edge);
  const at = await get('/uk');
  expect(await at.text()).not.toContain('Summer prices');
  expect(at.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=86400');
  expect(at.headers.get('x-page-valid-until')).toBe('never');

  clock.set(edge + second);
  expect(await textOf(get('/uk'))).not.toContain('Summer prices');
});

test('content that is still hidden limits the cache time', async () => {
  const { get, clock } = createTestSite();
  clock.set(edge - 90.5 * second);
  const china = await get('/');
  expect(await china.text()).not.toContain('Bumblebee');
  expect(china.headers.get('cache-control')).toContain('s-maxage=86');
  clock.set(edge);
  expect(await textOf(get('/'))).toContain('Bumblebee');
});

test('sends an encoding that the client accepts', async () => {
  const { get } = createTestSite();
  const bodies = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip;q=0.5, br;q=0', 'deflate, *'].map((accept) =>
      get('/us', { 'accept-encoding': accept }),
    ),
  );
  expect(bodies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip', 'br']);
  const [br, gzip, identity] = await Promise.all(
    bodies.map((response) => response.arrayBuffer().then((bytes) => Buffer.from(bytes))),
  );
  const text = identity?.toString();
  expect(text).toContain('"edition":"us"');
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
  expect(new Set(bodies.slice(0, 3).map(({ headers }) => headers.get('etag'))).size).toBe(3);
  expect(bodies[0]?.headers.get('vary')).toBe('Accept-Encoding');
  expect(bodies[0]?.headers.get('content-language')).toBe('en-US');
});

test('responds with 304 if the client has the page', async () => {
  const { get } = createTestSite();
  const { headers } = await get('/us', { 'accept-encoding': 'br' });
  const tag = headers.get('etag') ?? '';
  const ask = (ifNoneMatch: string) => get('/us', { 'accept-encoding': 'br', 'if-none-match': ifNoneMatch });
  for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await ask(ifNoneMatch);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(tag);
    expect(response.headers.get('cache-control')).toBe(headers.get('cache-control'));
    expect(response.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
  }
  expect((await ask('"other"')).status).toBe(200);
});

test('a page outside its window redirects home, and the redirect is not cached past the edge', async () => {
  const { get, clock } = createTestSite();
  expect((await get('/us/summer-sale')).status).toBe(200);
  clock.set(edge);
  const closed = await get('/us/summer-sale');
  expect([closed.status, closed.headers.get('location')]).toEqual([302, '/us']);
  expect(closed.headers.get('cache-control')).toContain('s-maxage=86400');
  const withQuery = await get('/us/summer-sale?utm_source=mail');
  expect(withQuery.headers.get('location')).toBe('/us?utm_source=mail');
  expect(withQuery.headers.get('cache-control')).toBe('private, no-store');

  clock.set(edge - 30 * second);
  const early = await get('/flagship-bumblebee');
  expect([early.status, early.headers.get('location')]).toEqual([302, '/']);
  expect(early.headers.get('cache-control')).toContain('s-maxage=26');
  clock.set(edge);
  expect((await get('/flagship-bumblebee')).status).toBe(200);
});

test('an unknown path gets a 404 in its language, cached for a minute at most', async () => {
  const { get } = createTestSite();
  const missing = await get('/de/nirgends');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-language')).toBe('de-DE');
  expect(missing.headers.get('cache-control')).toContain('s-maxage=60');
  expect(await missing.text()).toContain('"kind":"not-found"');
});

test('a page with parameters is rendered for their values, apart from the cached pages', async () => {
  const site = siteWithParameters(fixtureSite(), { kind: 'catalogue' });
  const { get, cache, rendered } = createTestSite({ site });
  const tooLong = `?robots=${'x'.repeat(999)}`;
  for (const query of ['', '?robots=a,b', '?utm_source=mail&robots=a,b', '?utm_source=mail', tooLong])
    expect((await get(`/us/compare${query}`)).headers.get('cache-control')).toBe('private, no-cache');
  expect(rendered.map(({ head }) => head.index)).toEqual([undefined, false]);
  expect(cache.size).toBe(1);
  expect((await get('/us?robots=a,b')).headers.get('cache-control')).toContain('public');
});

test('values that make no difference make no further page', async () => {
  const { get, rendered } = createTestSite({ site: comparingSite() });
  const page = async (robots: string) => {
    const response = await get(`/uk/compare?robots=${robots}`);
    return [await response.text(), response.headers.get('cache-control')];
  };
  const unknown = await page('tank,car,unknown');
  for (const robots of ['tank,car,other', 'tank,nobody,car', 'tank,car,car', 'tank,car,rocket'])
    expect(await page(robots)).toEqual(unknown);
  expect(rendered).toHaveLength(1);
  expect(rendered[0]?.head).toMatchObject({ index: false, canonical: expect.stringMatching(/\/uk\/compare$/) });
  for (const robots of ['tank,car', 'car,tank']) expect(await page(robots)).not.toEqual(unknown);
  expect(rendered).toHaveLength(3);
});

test('a page that a value changes at its edge is rendered again', async () => {
  const { get, clock, rendered } = createTestSite({ site: comparingSite() });
  for (const now of [rangeEdges.announced - 1, rangeEdges.announced]) {
    clock.set(now);
    for (const robots of ['tank,car,rocket', 'tank,car,rocket ']) await get(`/uk/compare?robots=${robots}`);
  }
  const columns = rendered.map(({ sections }) => JSON.stringify(sections).includes('"id":"rocket"'));
  expect(columns).toEqual([false, true]);
});

test('too many pages with parameters at a time are refused for a moment, and other pages are not', async () => {
  const finish = Promise.withResolvers<void>();
  let [running, mostRunning] = [0, 0];
  const render = async ({ slug }: Page) => {
    if (slug !== 'compare') return '<html></html>';
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await finish.promise;
    running -= 1;
    return '<html></html>';
  };
  const { get, handle } = createTestSite({ site: siteWithParameters(fixtureSite()), render });
  const getFrom = (path: string, address: string) => handle(new Request(`https://www.kinetra.example${path}`), address);
  const waiting = Array.from({ length: 22 }, (_, index) => getFrom(`/us/compare?robots=${index}`, '192.0.2.1'));
  const refused = await getFrom('/us/compare?robots=other', '192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.text()).toContain('failure.title');
  expect((await get('/us')).status).toBe(200);
  const neighbour = getFrom('/us/compare?robots=other', '192.0.2.2');
  finish.resolve();
  expect((await neighbour).status).toBe(200);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(22).fill(200));
  expect(mostRunning).toBeLessThanOrEqual(2);
});
