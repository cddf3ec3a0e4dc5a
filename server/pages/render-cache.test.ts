import { expect, test } from 'vitest';
import { allPlaces, pagePath } from '#core/place/place.ts';
import { edge, second } from '#tests/support/site/fixture-site.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const textOf = async (response: Response | Promise<Response>) => (await response).text();

test('concurrent requests are rendered once', async () => {
  const { get, rendered } = createTestSite();
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/us')));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(rendered).toHaveLength(1);
});

test('renders the next version before the edge and switches at the edge', async () => {
  const { get, clock, cache, rendered } = createTestSite();
  await get('/uk');
  await cache.renderAhead();
  expect(rendered.map(({ instant }) => instant)).toEqual([edge - second, edge]);
  expect(await textOf(get('/uk'))).toContain('Summer prices');

  clock.set(edge);
  const after = await get('/uk');
  expect(await after.text()).not.toContain('Summer prices');
  expect(after.headers.get('x-page-instant')).toBe('2025-08-20T16:00:00Z');
  expect(rendered).toHaveLength(2);
  expect(cache.stats).toMatchObject({ hits: 2, misses: 1 });
});

test('renders pages that change at the same edge one after the other, all ten seconds before it', async () => {
  const { get, clock, cache, rendered } = createTestSite();
  const begin = edge - 120 * second;
  clock.set(begin - second);
  for (const place of [...allPlaces(''), ...allPlaces('flagship-bumblebee')]) await get(pagePath(place));
  await cache.renderAhead();
  const changing = cache.edgesAfter(clock.now()).filter((page) => page.edge === edge);
  expect(changing.length).toBeGreaterThan(2);
  rendered.length = 0;
  const perSecond: number[] = [];
  for (let time = begin; time <= edge - 10 * second; time += second) {
    clock.set(time);
    const before = rendered.length;
    await cache.renderAhead();
    perSecond.push(rendered.length - before);
  }
  expect(rendered).toHaveLength(changing.length);
  expect(Math.max(...perSecond)).toBeLessThan(changing.length);
});

test('renders nothing long before an edge', async () => {
  const { get, clock, cache, rendered } = createTestSite();
  clock.set(edge - 121 * second);
  await get('/uk');
  await cache.renderAhead();
  expect(rendered).toHaveLength(1);
});

test('renders what the cache of another site has, the last used page first, until its time is over', async () => {
  const [before, next] = [createTestSite(), createTestSite()];
  for (const path of ['/uk', '/de', '/us']) await before.get(path);
  await next.cache.renderAllOf(before.cache, next.clock.now());
  expect(next.rendered).toEqual([]);
  await next.cache.renderAllOf(before.cache, next.clock.now() + 1);
  expect(next.rendered.map(({ edition }) => edition)).toEqual(['us', 'de', 'uk']);
  expect(next.cache.stats.misses).toBe(3);
});

test('a page that is outdated when it is rendered is not sent', async () => {
  let overtake = () => {};
  const site = createTestSite({
    render: async (page) => {
      overtake();
      return `<html>${JSON.stringify(page)}</html>`;
    },
  });
  overtake = () => site.clock.set(edge);
  expect(await textOf(site.get('/uk'))).not.toContain('Summer prices');
  expect(site.rendered).toHaveLength(2);
});

test('the next request tries a failed rendering again', async () => {
  let fails = true;
  const { get, lines } = createTestSite({
    render: async () => {
      if (fails) throw new Error('secret stack');
      return '<html></html>';
    },
  });
  const failed = await get('/us');
  expect(failed.status).toBe(500);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(await failed.text()).not.toContain('secret');
  expect(lines.map(({ message }) => message)).toContain('a request failed');
  fails = false;
  expect((await get('/us')).status).toBe(200);
});

test('queries and unknown paths do not split the cache', async () => {
  const { get, rendered } = createTestSite();
  for (const query of ['', '?utm_source=mail', '?at=2030-01-01T00:00:00Z']) await get(`/us${query}`);
  expect(rendered).toHaveLength(1);
  for (const path of ['/us/none', '/us/no/such/page', '/us/constructor', '/us/__proto__', '/us/summer-sale/x'])
    expect((await get(path)).status).toBe(404);
  expect(rendered).toHaveLength(2);
});

test('the cache stays within its limit and evicts the least recently used pages', async () => {
  const { get, cache, rendered } = createTestSite({ maxBytes: 20_000 });
  for (const path of ['/us', '/uk', '/de', '/fr', '/jp', '/kr']) {
    await get(path);
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  }
  expect(cache.stats.evictions).toBeGreaterThan(0);
  const before = rendered.length;
  await get('/kr');
  expect(rendered).toHaveLength(before);
  await get('/us');
  expect(rendered).toHaveLength(before + 1);
});
