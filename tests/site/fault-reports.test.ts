import { expect, test } from 'vitest';
import { maxFaults } from '#contract/faults.ts';
import { fromOwnPage, sendReport } from '../support/site/send-report.ts';
import { createTestSite } from '../support/site/test-site.ts';
import { metricValue, seriesNames, type TestSite } from '../support/site/test-site-metrics.ts';

const engines = {
  chromium:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1',
  other: 'curl/8.0',
};
const fault = { kind: 'island', name: 'robot-viewer' };
const report = { build: 'test', faults: [fault] };

const reportTo = (site: TestSite, body: unknown, headers?: Record<string, string>, from?: string) =>
  sendReport(site, '/ssr/faults', body, headers, from);
const faultSeries = async (site: TestSite) =>
  (await seriesNames(site)).filter((name) => name.startsWith('visitor_faults_total'));

test('counts faults by kind, name, browser and build, and logs nothing of the visitor', async () => {
  const site = createTestSite();
  for (const [browser, agent] of Object.entries(engines)) {
    expect((await reportTo(site, report, { ...fromOwnPage, 'user-agent': agent })).status).toBe(204);
    const series = `visitor_faults_total{kind="island",name="robot-viewer",browser="${browser}",build="current"}`;
    expect(await metricValue(site, series)).toBe(1);
  }
  expect(JSON.stringify(site.lines)).not.toMatch(/192\.0\.2\.1|Firefox/);
});

test.each<[what: string, body: object, labels: string]>([
  [
    'of an older build',
    { ...report, build: 'before' },
    'kind="island",name="robot-viewer",browser="other",build="older"',
  ],
  [
    'of a script of the build',
    { ...report, faults: [{ kind: 'error', name: 'client' }] },
    'kind="error",name="client",browser="other",build="current"',
  ],
  [
    'of somebody else’s script',
    { ...report, faults: [{ kind: 'rejection', name: 'foreign' }] },
    'kind="rejection",name="foreign",browser="other",build="current"',
  ],
  [
    'of a script that the build does not have',
    { ...report, faults: [{ kind: 'error', name: 'someone@example.com' }] },
    'kind="error",name="other",browser="other",build="current"',
  ],
  [
    'with a name of another kind',
    { ...report, faults: [{ kind: 'start', name: 'robot-viewer' }] },
    'kind="start",name="other",browser="other",build="current"',
  ],
])('counts a fault %s', async (_what, body, labels) => {
  const file = { type: 'text/javascript; charset=utf-8', hash: 'h', identity: new Uint8Array() };
  const site = createTestSite({ files: new Map([['/assets/client-CDmXX43w.js', file]]) });
  await reportTo(site, body);
  expect(await faultSeries(site)).toEqual([`visitor_faults_total{${labels}}`]);
});

test.each<[what: string, body: unknown, status: number]>([
  ['is not JSON', '{', 400],
  ['names an unknown kind', { ...report, faults: [{ kind: 'crash', name: 'robot-viewer' }] }, 400],
  ['has a message', { ...report, faults: [{ ...fault, message: 'x' }] }, 400],
  ['has no fault', { ...report, faults: [] }, 400],
  ['has too many faults', { ...report, faults: Array.from({ length: maxFaults + 1 }, () => fault) }, 400],
  ['has a long name', { ...report, faults: [{ ...fault, name: 'x'.repeat(51) }] }, 400],
  ['is too long', { ...report, build: 'x'.repeat(2048) }, 413],
])('refuses a report that %s, and counts nothing', async (_what, body, status) => {
  const site = createTestSite();
  expect((await reportTo(site, body)).status).toBe(status);
  expect(await faultSeries(site)).toEqual([]);
});

test('counts reports of its own pages only, and only so many of one network', async () => {
  const site = createTestSite();
  expect((await reportTo(site, report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (let index = 0; index < 240; index += 1) await reportTo(site, report);
  expect((await reportTo(site, report)).status).toBe(429);
  expect((await reportTo(site, report, fromOwnPage, '192.0.2.2')).status).toBe(204);
});
