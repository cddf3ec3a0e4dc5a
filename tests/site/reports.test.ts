import { describe, expect, test } from 'vitest';
import type { Accounts } from '#accounts/accounts.ts';
import { faultKinds, maxFaults } from '#contract/faults.ts';
import { edge, second } from '../support/site/fixture-site.ts';
import { fromOwnPage, sendReport } from '../support/site/send-report.ts';
import { createTestSite } from '../support/site/test-site.ts';
import { metricValue, seriesNames, type TestSite } from '../support/site/test-site-metrics.ts';

type Headers = Record<string, string>;

const vitalsReport = {
  page: 'home',
  edition: 'us',
  connection: '4g',
  navigation: 'navigate',
  vitals: { LCP: 1800, CLS: 0.05, INP: 130 },
};
const fault = { kind: 'island', name: 'robot-viewer' };
const faultReport = { build: 'test', faults: [fault] };

const sendVitals = (site: TestSite, body: unknown, headers?: Headers, from?: string) =>
  sendReport(site, '/ssr/vitals', body, headers, from);
const sendFaults = (site: TestSite, body: unknown, headers?: Headers) => sendReport(site, '/ssr/faults', body, headers);
const seriesOf = async (site: TestSite, name: string) =>
  (await seriesNames(site)).filter((series) => series.startsWith(name));

describe('a report of web vitals', () => {
  test('is counted by kind of page and edition, in buckets around the usual thresholds', async () => {
    const site = createTestSite();
    const { status, headers } = await sendVitals(site, vitalsReport);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([204, 'no-store', null]);
    for (const [series, count] of [
      ['web_vitals_lcp_seconds_bucket{le="1",page="home",edition="us"}', 0],
      ['web_vitals_lcp_seconds_bucket{le="2.5",page="home",edition="us"}', 1],
      ['web_vitals_inp_seconds_bucket{le="0.2",page="home",edition="us"}', 1],
      ['web_vitals_cls_bucket{le="0.1",page="home",edition="us"}', 1],
      ['web_vitals_reports_total{connection="4g",navigation="navigate"}', 1],
    ] as const)
      expect(await metricValue(site, series), series).toBe(count);
    expect(JSON.stringify(site.lines)).not.toContain('192.0.2.1');
  });

  test.each<[what: string, headers: Headers, status: number]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another origin', { origin: 'https://evil.example' }, 403],
    ['of an unknown sender', {}, 403],
    ['of an older browser on our page', { origin: 'https://www.kinetra.example' }, 204],
  ])('%s gets the expected status', async (_from, headers, status) => {
    expect((await sendVitals(createTestSite(), vitalsReport, headers)).status).toBe(status);
  });

  test('is accepted by POST only', async () => {
    const { status, headers } = await createTestSite().get('/ssr/vitals', fromOwnPage);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('counts until a network has sent many in a minute, and those of other networks still do', async () => {
    const site = createTestSite();
    const statuses = await Promise.all(
      Array.from({ length: 250 }, async () => (await sendVitals(site, vitalsReport)).status),
    );
    expect([204, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([240, 10]);
    expect((await sendVitals(site, vitalsReport, fromOwnPage, '192.0.2.2')).status).toBe(204);
    site.clock.set(edge + 60 * second);
    expect((await sendVitals(site, vitalsReport)).status).toBe(204);
  });

  test.each<[what: string, body: unknown, status: number]>([
    ['is not JSON', '{', 400],
    ['is empty', '', 400],
    ['is null', 'null', 400],
    ['names another kind of page', { ...vitalsReport, page: 'cart' }, 400],
    ['names another edition', { ...vitalsReport, edition: 'xx' }, 400],
    ['has an unknown field', { ...vitalsReport, user: 'someone' }, 400],
    ['has an unknown metric', { ...vitalsReport, vitals: { XYZ: 1 } }, 400],
    ['tries to pollute the prototype', '{"__proto__":{"page":"home"}}', 400],
    ['has a negative time', { ...vitalsReport, vitals: { LCP: -1 } }, 400],
    ['has an infinite time', `{"vitals":{"LCP":1e999}}`, 400],
    ['is too long', { ...vitalsReport, page: 'x'.repeat(2048) }, 413],
  ])('that %s is refused and not counted', async (_what, body, status) => {
    const site = createTestSite();
    expect((await sendVitals(site, body)).status).toBe(status);
    expect(await seriesOf(site, 'web_vitals_')).toEqual([]);
  });
});

describe('a report of faults', () => {
  test.each([
    [
      'chromium',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    ],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
    [
      'safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    ['other', 'curl/8.0'],
  ])(
    'is counted by kind, name, browser (%s) and build, and nothing of the visitor is logged',
    async (browser, agent) => {
      const site = createTestSite();
      expect((await sendFaults(site, faultReport, { ...fromOwnPage, 'user-agent': agent })).status).toBe(204);
      const series = `visitor_faults_total{kind="island",name="robot-viewer",browser="${browser}",build="current"}`;
      expect(await metricValue(site, series)).toBe(1);
      expect(JSON.stringify(site.lines)).not.toMatch(/192\.0\.2\.1|Firefox/);
    },
  );

  test.each<[what: string, fault: { kind: string; name: string }, build: string, counted: string]>([
    ['of an older build', fault, 'before', 'kind="island",name="robot-viewer",browser="other",build="older"'],
    ['of a script', { kind: 'error', name: 'client' }, 'test', 'kind="error",name="client"'],
    ['of somebody else’s script', { kind: 'rejection', name: 'foreign' }, 'test', 'kind="rejection",name="foreign"'],
    ['of a script that we do not have', { kind: 'error', name: 'a@example.com' }, 'test', 'kind="error",name="other"'],
    ['with a name of another kind', { kind: 'start', name: 'robot-viewer' }, 'test', 'kind="start",name="other"'],
  ])('counts a fault %s', async (_what, reported, build, counted) => {
    const file = { type: 'text/javascript; charset=utf-8', hash: 'h', identity: new Uint8Array() };
    const site = createTestSite({ files: new Map([['/assets/client-CDmXX43w.js', file]]) });
    await sendFaults(site, { build, faults: [reported] });
    expect(await seriesOf(site, 'visitor_faults_total')).toEqual([expect.stringContaining(counted)]);
  });

  test.each<[what: string, body: object]>([
    ['names an unknown kind', { ...faultReport, faults: [{ kind: 'crash', name: 'robot-viewer' }] }],
    ['has a message', { ...faultReport, faults: [{ ...fault, message: 'x' }] }],
    ['has no fault', { ...faultReport, faults: [] }],
    ['has too many faults', { ...faultReport, faults: Array.from({ length: maxFaults + 1 }, () => fault) }],
    ['has a long name', { ...faultReport, faults: [{ ...fault, name: 'x'.repeat(51) }] }],
  ])('that %s is refused and not counted', async (_what, body) => {
    const site = createTestSite();
    expect((await sendFaults(site, body)).status).toBe(400);
    expect(await seriesOf(site, 'visitor_faults_total')).toEqual([]);
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
      const address = `192.0.2.${index}`;
      for (const path of ['/us/', '/', '/assets/', '/media/', '/us/summer-sale?', '/%E0%A4%A'])
        await site.get(path + marker, { 'x-request-id': marker, 'accept-language': marker });
      for (const path of ['account/user/profile', marker, 'constructor', '__proto__'])
        for (const code of ['2000', '4000', `${1000 + round * 40 + index}`, marker])
          await site.get(`/api/us/${path}?code=${code}`, {}, 'POST');
      await site.get('/us', {}, `BREW${marker.replace(/\W/g, '')}`);
      await site.get(`https://${marker}.evil.example/us`);
      await sendVitals(site, { ...vitalsReport, page: marker });
      await sendVitals(site, { ...vitalsReport, vitals: { [marker]: 1 } });
      await sendVitals(site, vitalsReport, fromOwnPage, address);
      for (const kind of [...faultKinds, marker]) {
        const faults = { build: marker, faults: [{ kind, name: marker }] };
        await sendReport(site, '/ssr/faults', faults, { ...fromOwnPage, 'user-agent': marker }, address);
      }
    }
    return (await seriesNames(site)).sort();
  };
  const before = await flood(1);
  expect(await flood(2)).toEqual(before);
});
