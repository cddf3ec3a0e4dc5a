import { describe, expect, test } from 'vitest';
import type { Accounts } from '#accounts/accounts.ts';
import { faultKinds } from '#contract/faults.ts';
import { edge, second } from '../support/site/fixture-site.ts';
import { fromOwnPage, sendReport } from '../support/site/send-report.ts';
import { createTestSite } from '../support/site/test-site.ts';
import { metricValue, seriesNames, type TestSite } from '../support/site/test-site-metrics.ts';

const report = {
  page: 'home',
  edition: 'us',
  connection: '4g',
  navigation: 'navigate',
  vitals: { LCP: 1800, CLS: 0.05, INP: 130 },
};
const reportTo = (site: TestSite, body: unknown, headers?: Record<string, string>, from?: string) =>
  sendReport(site, '/ssr/vitals', body, headers, from);

describe('web vitals reports', () => {
  test('are counted by kind of page and edition, in buckets around the usual thresholds', async () => {
    const site = createTestSite();
    const response = await reportTo(site, report);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('set-cookie')]).toEqual([
      204,
      'no-store',
      null,
    ]);
    const at = (series: string) => metricValue(site, series);
    expect(await at('web_vitals_lcp_seconds_bucket{le="1",page="home",edition="us"}')).toBe(0);
    expect(await at('web_vitals_lcp_seconds_bucket{le="2.5",page="home",edition="us"}')).toBe(1);
    expect(await at('web_vitals_inp_seconds_bucket{le="0.2",page="home",edition="us"}')).toBe(1);
    expect(await at('web_vitals_cls_bucket{le="0.1",page="home",edition="us"}')).toBe(1);
    expect(await at('web_vitals_reports_total{connection="4g",navigation="navigate"}')).toBe(1);
    expect(JSON.stringify(site.lines)).not.toContain('192.0.2.1');
  });

  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another origin', { origin: 'https://evil.example' }, 403],
    ['of an unknown sender', {}, 403],
    ['of an older browser on our page', { origin: 'https://www.kinetra.example' }, 204],
  ])('%s get the expected status', async (_from, headers, status) => {
    expect((await reportTo(createTestSite(), report, headers as Record<string, string>)).status).toBe(status);
  });

  test.each([
    ['is not JSON', '{', 400],
    ['is empty', '', 400],
    ['is null', 'null', 400],
    ['names another kind of page', { ...report, page: 'cart' }, 400],
    ['names another edition', { ...report, edition: 'xx' }, 400],
    ['has an unknown field', { ...report, user: 'someone' }, 400],
    ['has an unknown metric', { ...report, vitals: { XYZ: 1 } }, 400],
    ['tries to pollute the prototype', '{"__proto__":{"page":"home"}}', 400],
    ['has a negative time', { ...report, vitals: { LCP: -1 } }, 400],
    ['has an infinite time', `{"vitals":{"LCP":1e999}}`, 400],
    ['is too long', { ...report, page: 'x'.repeat(2048) }, 413],
  ])('one that %s is refused and not counted', async (_what, body, status) => {
    const site = createTestSite();
    expect((await reportTo(site, body)).status).toBe(status);
    expect((await seriesNames(site)).filter((name) => name.startsWith('web_vitals_'))).toEqual([]);
  });

  test('are accepted by POST only', async () => {
    const response = await createTestSite().get('/ssr/vitals', fromOwnPage);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('of one network are limited per minute, and those of other networks still count', async () => {
    const site = createTestSite();
    const statuses = await Promise.all(Array.from({ length: 250 }, async () => (await reportTo(site, report)).status));
    expect([
      statuses.filter((status) => status === 204).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([240, 10]);
    expect((await reportTo(site, report, fromOwnPage, '192.0.2.2')).status).toBe(204);
    site.clock.set(edge + 60 * second);
    expect((await reportTo(site, report)).status).toBe(204);
  });
});

test('no request of a visitor creates a new series', async () => {
  const accounts: Pick<Accounts, 'handle'> = {
    handle: async ({ url }) => ({
      status: 200,
      headers: {},
      body: `{"code":${url.searchParams.get('code')},"msg":"ok","data":{}}`,
    }),
  };
  const site = createTestSite({ accounts });
  await site.get('/metrics');
  const flood = async (round: number) => {
    for (let index = 0; index < 40; index += 1) {
      const marker = `${round}-${index}`;
      for (const path of [
        `/us/${marker}`,
        `/${marker}`,
        `/assets/${marker}`,
        `/media/${marker}`,
        `/us/summer-sale?${marker}`,
        `/%E0%A4%A${marker}`,
      ]) {
        await site.get(path, { 'x-request-id': marker, 'accept-language': marker });
      }
      for (const path of [
        '/api/us/account/user/profile',
        `/api/us/${marker}`,
        '/api/us/constructor',
        '/api/us/__proto__',
      ]) {
        for (const code of ['2000', '4000', `${1000 + round * 40 + index}`, marker])
          await site.get(`${path}?code=${code}`, {}, 'POST');
      }
      await site.get('/us', {}, `BREW${marker.replace(/\W/g, '')}`);
      await site.get(`https://${marker}.evil.example/us`);
      await reportTo(site, { ...report, page: marker });
      await reportTo(site, { ...report, vitals: { [marker]: 1 } });
      await reportTo(site, report, fromOwnPage, `192.0.2.${index}`);
      for (const kind of [...faultKinds, marker]) {
        const faults = { build: marker, faults: [{ kind, name: marker }] };
        await sendReport(site, '/ssr/faults', faults, { ...fromOwnPage, 'user-agent': marker }, `192.0.2.${index}`);
      }
    }
    return (await seriesNames(site)).sort();
  };
  const before = await flood(1);
  expect(await flood(2)).toEqual(before);
});
