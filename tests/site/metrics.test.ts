import { describe, expect, test } from 'vitest';
import { edge, second } from '../support/site/fixture-site.ts';
import { createTestSite, type TestSiteOptions } from '../support/site/test-site.ts';
import { metricValue } from '../support/site/test-site-metrics.ts';

describe('the id of a request', () => {
  const proxyHeaders = { 'x-request-id': 'edge-7f3a.01', 'x-forwarded-for': '192.0.2.1' };
  const idOf = async (options: TestSiteOptions, headers: Record<string, string>) => {
    const site = createTestSite(options);
    const response = await site.get('/ssr/timestamp', headers);
    return { responseId: response.headers.get('x-request-id'), logged: site.lines[0]?.line.id };
  };

  test('comes from a trusted proxy', async () => {
    expect(await idOf({ config: { trustedHops: 1 } }, proxyHeaders)).toEqual({
      responseId: 'edge-7f3a.01',
      logged: 'edge-7f3a.01',
    });
  });

  test.each([
    ['a client without a proxy', 0, 'edge-7f3a.01'],
    ['a proxy that sent a short one', 1, 'a'],
    ['a proxy that sent a long one', 1, 'a'.repeat(65)],
    ['a proxy that passed on markup', 1, '<b>12345678</b>'],
    ['a proxy that sent two', 1, 'edge-7f3a.01, edge-7f3a.02'],
  ])('is a new one for %s', async (_who, trustedHops, id) => {
    const { responseId, logged } = await idOf({ config: { trustedHops } }, { ...proxyHeaders, 'x-request-id': id });
    expect(responseId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(logged).toBe(responseId);
  });

  test('is on the error page, and in both log lines about the error', async () => {
    const { get, lines } = createTestSite({ render: () => Promise.reject(new Error('broken')) });
    const response = await get('/us');
    const id = response.headers.get('x-request-id');
    expect(await response.text()).toContain(`<code>${id}</code>`);
    expect(lines.map(({ line, message }) => [line.id, message])).toEqual([
      [id, 'a request failed'],
      [id, 'request'],
    ]);
  });

  test('is passed on to the account API', async () => {
    const ids: unknown[] = [];
    const accounts = {
      handle: async ({ id }: { id?: string }) => {
        ids.push(id);
        return { status: 200, headers: {}, body: '{"code":2000,"msg":"ok","data":{}}' };
      },
    };
    const { get, lines } = createTestSite({ accounts });
    await get('/api/us/account/user/profile');
    expect(ids).toEqual([lines[0]?.line.id]);
  });
});

test('a log line has the path, result and edition of a request, but not its query', async () => {
  const { get, lines } = createTestSite();
  await get('/de/flagship-bumblebee?email=someone');
  await get('/nowhere');
  await get('/ssr/timestamp');
  await get('/ssr/faq/uk');
  expect(lines.map(({ line: { id: _id, ms: _ms, ...line } }) => line)).toEqual([
    { method: 'GET', path: '/de/flagship-bumblebee', status: 200, kind: 'page', cache: 'miss', edition: 'de' },
    { method: 'GET', path: '/nowhere', status: 404, kind: 'page', cache: 'miss', edition: 'cn' },
    { method: 'GET', path: '/ssr/timestamp', status: 200, kind: 'time', cache: undefined, edition: undefined },
    { method: 'GET', path: '/ssr/faq/uk', status: 404, kind: 'faq', cache: undefined, edition: 'uk' },
  ]);
});

test('metrics are served to direct clients; a visitor behind a proxy gets 404', async () => {
  const { get } = createTestSite({ config: { trustedHops: 1 } });
  expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain');
  const response = await get('/metrics', { 'x-forwarded-for': '192.0.2.1' });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).not.toContain('http_requests_total');
  expect((await createTestSite().get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
});

describe('edges', () => {
  test('the lateness of the first response after an edge is recorded once', async () => {
    const site = createTestSite();
    await site.get('/uk');
    await site.cache.renderAhead();
    expect(await metricValue(site, 'page_edges_within_hour')).toBe(1);
    expect(await metricValue(site, 'page_edges_ready')).toBe(1);
    expect(await metricValue(site, 'page_next_edge_seconds{on="kept"}')).toBe(1);
    site.clock.set(edge + 30 * second);
    await site.get('/uk');
    await site.get('/uk');
    expect(await metricValue(site, 'page_flip_lateness_seconds_count')).toBe(1);
    expect(await metricValue(site, 'page_flip_lateness_seconds_sum')).toBe(0);
    expect(await metricValue(site, 'page_edges_within_hour')).toBe(0);
    expect(await metricValue(site, 'page_render_duration_seconds_count{ahead="yes",outcome="made"}')).toBe(1);
  });

  test('a page that is rendered after its edge is late by the rendering time', async () => {
    const site = createTestSite({
      render: async () => {
        if (site.clock.now() > edge) site.clock.set(edge + 12 * second);
        return '<html></html>';
      },
    });
    await site.get('/uk');
    site.clock.set(edge + 10 * second);
    await site.get('/uk');
    expect(await metricValue(site, 'page_flip_lateness_seconds_sum')).toBe(2);
    expect(await metricValue(site, 'render_cache_stale_refused_total{when="kept"}')).toBe(1);
  });

  test('a page that expires while it is rendered is counted and not sent', async () => {
    const site = createTestSite({
      render: async () => {
        site.clock.set(edge);
        return '<html></html>';
      },
    });
    await site.get('/uk');
    expect(await metricValue(site, 'render_cache_stale_refused_total{when="made"}')).toBe(1);
  });
});

test('a rendering that fails is counted, and the server stays ready for other editions', async () => {
  const site = createTestSite({
    render: ({ edition }) =>
      edition === 'cn' ? Promise.reject(new Error('broken')) : Promise.resolve('<html></html>'),
  });
  expect([(await site.get('/readyz')).status, (await site.get('/')).status, (await site.get('/us')).status]).toEqual([
    200, 500, 200,
  ]);
  expect(await metricValue(site, 'page_render_duration_seconds_count{ahead="no",outcome="failed"}')).toBe(2);
  expect(await metricValue(site, 'http_requests_total{kind="failed",status="500"}')).toBe(1);
});
