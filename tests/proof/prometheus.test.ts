import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callApi } from '../api-call.ts';
import { freePort } from '../free-port.ts';
import type { MailServer } from '../mail-server.ts';
import { openMailServer } from '../mail-server.ts';
import type { RunningSite } from '../running-site.ts';
import { startSite } from '../running-site.ts';

interface Target {
  title: string;
  expr: string;
  legendFormat: string;
  instant: boolean;
}
interface Dashboard {
  panels: { title: string; targets?: Omit<Target, 'title'>[] }[];
  templating: { list: { name: string; type: string; definition: string }[] };
  annotations: { list: { name: string; expr: string; titleFormat: string }[] };
}
interface Series {
  metric: Record<string, string>;
  value?: [number, string];
  values?: [number, string][];
}
interface Alert {
  labels: Record<string, string>;
  annotations: Record<string, string>;
  state: string;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const alertsFile = join(root, 'deploy/grafana/alerts.yaml');
const { groups } = parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: { alert: string; labels: { severity: string } }[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels, templating, annotations } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
/** What the guide writes for named nodes, and for pods. */
const [nodes, pods] = [...read('docs/how-to/watch-it.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => parse(text) as { scrape_configs: object[] },
);

const folder = mkdtempSync(join(tmpdir(), 'kinetra-prometheus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: object): string {
  // JSON is YAML, too.
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
}

function promtool(args: readonly string[], input = ''): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error) throw error;
  return { status, said: stdout + stderr };
}

describe('promtool', () => {
  test('takes the alerts, and what the guide writes for named nodes', () => {
    const checks = [promtool(['check', 'rules', alertsFile]), promtool(['check', 'config', write('nodes.yml', { ...nodes, rule_files: [alertsFile] })])];
    expect(checks).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  test('finds a pod by its annotations with what the guide writes', () => {
    const told = { ip: '10.0.0.7', name: 'site-0', annotation_prometheus_io_scrape: 'true', annotation_prometheus_io_path: '/metrics' };
    const labels = Object.entries({ ...told, annotation_prometheus_io_port: '3000' }).map(([name, value]) => [`__meta_kubernetes_pod_${name}`, value]);
    const static_configs = [{ targets: ['annotated'], labels: Object.fromEntries(labels) }, { targets: ['another'] }];
    // Debian's Prometheus does not know Kubernetes: it is given what that would find.
    const scrape_configs = pods?.scrape_configs.map((job) => ({ ...job, kubernetes_sd_configs: undefined, static_configs }));
    const found = promtool(['check', 'service-discovery', '--timeout=1s', write('pods.yml', { scrape_configs }), 'kinetra']);
    const scraped = (JSON.parse(found.said) as { labels: Record<string, string> }[]).map(({ labels }) => labels).filter(({ job }) => job);
    expect(scraped).toMatchObject([{ __address__: '10.0.0.7:3000', __metrics_path__: '/metrics', instance: 'site-0', job: 'kinetra' }]);
  });

  /** When each alert that wakes somebody must have come, with series that bring it and others that just do not, minute by minute. */
  const moments: Record<string, [at: string, series: Record<string, [alarming: string, harmless: string]>]> = {
    NodeAway: ['2m', { 'up{': ['0+0x5', '1+0x5'] }],
    NothingWatched: ['6m', { 'up{': ['_x10', '1+0x10'] }],
    NodeNotReady: ['10m', { 'http_requests_total{kind="health",status="503",': ['0+12x10', '0 12 12+0x8'] }],
    PagesFail: ['5m', { 'page_render_duration_seconds_count{ahead="no",outcome="failed",': ['0 0 0 1 1 1', '1+0x5'] }],
    RequestsFail: [
      '10m',
      { 'http_requests_total{kind="failed",status="500",': ['0+2x10', '0+1x10'], 'http_requests_total{kind="page",status="200",': ['0+1000x10', '0+1000x10'] },
    ],
    FlipLate: [
      '5m',
      {
        'page_flip_lateness_seconds_bucket{le="1",': ['0 0 0 9 9 9', '0 0 0 10 10 10'],
        'page_flip_lateness_seconds_bucket{le="5",': ['0 0 0 10 10 10', '0 0 0 10 10 10'],
        'page_flip_lateness_seconds_bucket{le="+Inf",': ['0 0 0 10 10 10', '0 0 0 10 10 10'],
      },
    ],
    StoreAway: ['3m', { 'accounts_store_up{group="us",': ['0+0x5', '1+0x5'] }],
    OutboxWaits: [
      '10m',
      { 'accounts_outbox_waiting{group="us",': ['21+0x10', '20+0x10'], 'accounts_outbox_oldest_seconds{group="us",': ['301+60x10', '301+60x10'] },
    ],
    NothingSent: [
      '14m',
      {
        'accounts_messages_total{channel="mail",outcome="failed",': ['0+1x20', '0+1x20'],
        'accounts_messages_total{channel="mail",outcome="accepted",': ['7+0x20', '7+0x12 8+0x8'],
      },
    ],
    AccountCallsFail: ['5m', { 'accounts_api_answers_total{call="profile",code="5000",': ['0 0 0 1 1 1', '1+0x5'] }],
  };
  const testOf = (alert: string, kind: 0 | 1) => {
    const [at, own] = moments[alert] ?? ['', {}];
    const up: [string, string] = ['1+0x20', '1+0x20'];
    const series = { 'up{': up, ...own };
    return {
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: `${name}job="kinetra",instance="node-1:3000"}`, values: values[kind] })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: at,
          exp_samples: kind === 0 ? [{ labels: `{alertname="${alert}"}`, value: 1 }] : [],
        },
      ],
    };
  };

  test('has an alarming and a harmless case for every alert that wakes somebody', () => {
    expect(Object.keys(moments)).toEqual(rules.filter(({ labels }) => labels.severity === 'page').map(({ alert }) => alert));
  });

  test.each(Object.keys(moments))('sees %s come when it must, alone, and not just before', (alert) => {
    const file = write(`${alert}.yml`, { rule_files: [alertsFile], evaluation_interval: '1m', tests: [testOf(alert, 0), testOf(alert, 1)] });
    expect(promtool(['test', 'rules', file])).toMatchObject({ status: 0 });
  });
});

describe('Prometheus, reading a site that is visited', () => {
  /** The early stage of Black Friday opens in the United Kingdom. The site's clock begins before it, and visits go on after it. */
  const edge = Date.parse('2026-11-14T09:00:00Z');
  const [before, after] = [30_000, 10_000];
  const variables: Record<string, string> = { job: 'kinetra', page: '.*', edition: '.*', __rate_interval: '10s' };
  const filled = (expression: string) => expression.replace(/\$(\w+)/g, (written, name: string) => variables[name] ?? written);

  let mails: MailServer;
  let site: RunningSite;
  let prometheus: ReturnType<typeof spawn>;
  let [instance, origin, began, ended] = ['', '', 0, 0];

  async function ask<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
    const answer = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`${path} of ${JSON.stringify(query)}: ${error}`);
    return data;
  }
  const now = (expr: string) => ask<{ result: Series[] }>('query', { query: filled(expr), time: `${ended / 1000}` });
  const throughout = (expr: string) =>
    ask<{ result: Series[] }>('query_range', { query: filled(expr), start: `${began / 1000}`, end: `${ended / 1000}`, step: '1' });
  /** Pending for ten minutes before they come: on a machine that does something else meanwhile they may begin to. */
  const ofBusyMachine = ['SlowAnswers', 'EventLoopBusy'];
  const alerts = async () =>
    (await ask<{ alerts: Alert[] }>('alerts')).alerts.filter(({ labels, state }) => state === 'firing' || !ofBusyMachine.includes(labels.alertname ?? ''));

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 30_000; !(await isSo().catch(() => false)); await pause(200)) {
      if (Date.now() > deadline) throw new Error('waited for 30 s in vain');
    }
  }

  /** A page known and one unknown, a picture that nobody has made, a call that sends a mail, a report, and something that is refused. */
  async function visit(round: number, pages: readonly string[], pictures: readonly string[]): Promise<void> {
    const report = { page: 'home', edition: 'uk', connection: '4g', navigation: 'navigate', vitals: { LCP: 900, FCP: 700, INP: 90, TTFB: 120, CLS: 0.02 } };
    const asked = ['/uk', pages[round % pages.length], pictures[round % pictures.length], '/favicon.ico'].map((path) => fetch(site.origin + path));
    const answers = await Promise.all([
      ...asked,
      fetch(`${site.origin}/ssr/vitals`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: JSON.stringify(report) }),
      fetch(`${site.origin}/uk`, { method: 'DELETE' }),
    ]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    await callApi(site.origin, 'us', 'requestCode', { email: `visitor-${round}@example.com`, purpose: 'login' });
  }

  beforeAll(async () => {
    // A mail takes a moment, so that one waits whenever somebody looks.
    mails = await openMailServer({ accept: () => pause(1_500) });
    const clockStart = new Date(edge - before).toISOString();
    site = await startSite({ SITE_CLOCK: clockStart, DATA_DIR: join(folder, 'site'), SMTP_URL: mails.url, ACCOUNT_LIMIT_SCALE: '0' });
    instance = new URL(site.origin).host;
    const scrape_configs = nodes?.scrape_configs.map((job) => ({ ...job, static_configs: [{ targets: [instance] }] }));
    const config = write('prometheus.yml', { global: { scrape_interval: '1s', evaluation_interval: '1s' }, rule_files: [alertsFile], scrape_configs });
    const address = `127.0.0.1:${await freePort()}`;
    origin = `http://${address}`;
    const args = [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'series')}`, `--web.listen-address=${address}`];
    prometheus = spawn('prometheus', args, { stdio: 'ignore' });
    await once(prometheus, 'spawn');
    began = Date.now();
    await until(async () => (await ask<{ result: Series[] }>('query', { query: 'count_over_time(up[1m]) > 1' })).result.length > 0);

    const textOf = async (path: string) => (await fetch(site.origin + path)).text();
    const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);
    const pictures = [...new Set((await textOf('/us')).match(/\/media\/[\w./-]+\.(?:avif|webp|jpg|png)/g))];
    const clock = async () => (JSON.parse(await textOf('/ssr/timestamp')) as { timestamp: number }).timestamp;
    for (let round = 0; (await clock()) < edge + after; round += 1) {
      await visit(round, pages, pictures);
      await pause(500);
    }
    ended = Date.now();
  });
  afterAll(async () => {
    prometheus?.kill('SIGTERM');
    if (prometheus?.exitCode === null) await once(prometheus, 'exit');
    await site?.stop();
    await mails?.close();
  });

  test('finds nothing to complain about in the metrics that are ours', async () => {
    const { said } = promtool(['check', 'metrics'], await (await fetch(`${site.origin}/metrics`)).text());
    expect(said.split('\n').filter((line) => line !== '' && !/^(?:nodejs|process)_/.test(line))).toEqual([]);
  });

  test('evaluates every alert, and none comes', async () => {
    const asked = await ask<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>('rules');
    const seen = asked.groups.flatMap((group) => group.rules.map(({ name, health, lastError = '' }) => [name, health, lastError]));
    expect(seen.sort()).toEqual(rules.map(({ alert }) => [alert, 'ok', '']).sort());
    expect(await alerts()).toEqual([]);
  });

  test('has what the dashboard offers to choose', async () => {
    const asked = templating.list.filter(({ type }) => type === 'query');
    const found = asked.map(async ({ name, definition }) => {
      const [, selector = '', label = ''] = /^label_values\((.+), (\w+)\)$/.exec(definition) ?? [];
      return [name, await ask<string[]>(`label/${label}/values`, { 'match[]': filled(selector) })];
    });
    expect(Object.fromEntries(await Promise.all(found))).toEqual({ job: ['kinetra'], page: ['home'], edition: ['uk'] });
  });

  /** Panels that stay empty while all is well. */
  const empty: Record<string, string> = { Failed: 'no request failed', 'Not ready': 'no node was on its way out' };
  const shown: Target[] = [
    ...panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ ...target, title }))),
    ...annotations.list.map(({ name, expr, titleFormat }) => ({ title: name, expr, legendFormat: titleFormat, instant: false })),
  ];

  test.each(shown)('has numbers for $title: $legendFormat', async ({ title, expr, legendFormat, instant }) => {
    const { result } = await (instant ? now(expr) : throughout(expr));
    if (empty[title] !== undefined) return expect(result).toEqual([]);
    const numbers = result.flatMap(({ value, values = value ? [value] : [] }) => values.map(([, number]) => Number(number)));
    expect(numbers.filter(Number.isFinite)).not.toEqual([]);
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(result.filter(({ metric }) => !metric[label])).toEqual([]);
  });

  test('says that a node is away when it was killed, and nothing else', async () => {
    process.kill(site.pid, 'SIGKILL');
    await until(async () => (await alerts()).some(({ labels }) => labels.alertname === 'NodeAway'));
    expect(await alerts()).toMatchObject([{ labels: { alertname: 'NodeAway', instance }, annotations: { summary: `${instance} does not answer.` } }]);
  });
});
