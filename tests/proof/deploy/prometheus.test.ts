import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../../support/accounts/call-api.ts';
import { type MailServer, openMailServer } from '../../support/accounts/mail-server.ts';
import { readDeployFile } from '../../support/deploy/manifests.ts';
import { alertRules, alertsFile, createSettingsFolder, nodes, runPromtool } from '../../support/deploy/promtool.ts';
import { freePort } from '../../support/running/free-port.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';

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
  state: string;
}

const { panels, templating, annotations } = JSON.parse(readDeployFile('grafana/dashboard.json')) as Dashboard;
const { folder, write } = createSettingsFolder();

describe('Prometheus, scraping a site with visitors', () => {
  /** The early stage of Black Friday opens in the United Kingdom. */
  const edge = Date.parse('2026-11-14T09:00:00Z');
  const [leadMs, tailMs] = [30_000, 10_000];
  const variables: Record<string, string> = { job: 'kinetra', page: '.*', edition: '.*', __rate_interval: '10s' };
  const fillVariables = (expression: string) =>
    expression.replace(/\$(\w+)/g, (placeholder, name: string) => variables[name] ?? placeholder);

  let mails: MailServer;
  let site: RunningSite;
  let prometheus: ReturnType<typeof spawn>;
  let [instance, origin, began, ended] = ['', '', 0, 0];

  async function ask<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
    const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { status, data, error } = (await response.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`${path} of ${JSON.stringify(query)}: ${error}`);
    return data;
  }
  const queryNow = (expr: string) =>
    ask<{ result: Series[] }>('query', { query: fillVariables(expr), time: `${ended / 1000}` });
  const queryRange = (expr: string) =>
    ask<{ result: Series[] }>('query_range', {
      query: fillVariables(expr),
      start: `${began / 1000}`,
      end: `${ended / 1000}`,
      step: '1',
    });
  /** Alerts that may become pending on a busy machine; they fire only after ten minutes. */
  const busyMachineAlerts = ['SlowAnswers', 'EventLoopBusy'];
  const alerts = async () =>
    (await ask<{ alerts: Alert[] }>('alerts')).alerts.filter(
      ({ labels, state }) => state === 'firing' || !busyMachineAlerts.includes(labels.alertname ?? ''),
    );

  async function until(condition: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 30_000; !(await condition().catch(() => false)); await pause(200)) {
      if (Date.now() > deadline) throw new Error('the condition was not met within 30 s');
    }
  }

  /** Requests pages, a picture, a missing file, a call that sends a mail, two reports and a refused method. */
  async function visit(round: number, pages: readonly string[], pictures: readonly string[]): Promise<void> {
    const vitals = {
      page: 'home',
      edition: 'uk',
      connection: '4g',
      navigation: 'navigate',
      vitals: { LCP: 900, FCP: 700, INP: 90, TTFB: 120, CLS: 0.02 },
    };
    const requests = ['/uk', pages[round % pages.length], pictures[round % pictures.length], '/assets/none.js'].map(
      (path) => fetch(site.origin + path),
    );
    const faults = { build: 'before', faults: [{ kind: 'island', name: 'robot-viewer' }] };
    const report = (name: string, body: object) =>
      fetch(`${site.origin}/ssr/${name}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      });
    const responses = await Promise.all([
      ...requests,
      report('vitals', vitals),
      // More of them would raise an alert.
      ...(round < 5 ? [report('faults', faults)] : []),
      fetch(`${site.origin}/uk`, { method: 'DELETE' }),
    ]);
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    await callApi(site.origin, 'us', 'requestCode', { email: `visitor-${round}@example.com`, purpose: 'login' });
  }

  beforeAll(async () => {
    // Slow mails keep the outbox from being empty.
    mails = await openMailServer({ accept: () => pause(1_500) });
    const clockStart = new Date(edge - leadMs).toISOString();
    site = await startSite({
      SITE_CLOCK: clockStart,
      DATA_DIR: join(folder, 'site'),
      SMTP_URL: mails.url,
      ACCOUNT_LIMIT_SCALE: '0',
    });
    instance = new URL(site.origin).host;
    const scrape_configs = nodes?.scrape_configs.map((job) => ({ ...job, static_configs: [{ targets: [instance] }] }));
    const config = write('prometheus.yml', {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [alertsFile],
      scrape_configs,
    });
    const address = `127.0.0.1:${await freePort()}`;
    origin = `http://${address}`;
    const args = [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=${address}`,
    ];
    prometheus = spawn('prometheus', args, { stdio: 'ignore' });
    await once(prometheus, 'spawn');
    began = Date.now();
    await until(
      async () =>
        (await ask<{ result: Series[] }>('query', { query: 'count_over_time(up[1m]) > 1' })).result.length > 0,
    );

    const textOf = async (path: string) => (await fetch(site.origin + path)).text();
    const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
      ([, path = '']) => path,
    );
    const pictures = [...new Set((await textOf('/us')).match(/\/media\/[\w./-]+\.(?:avif|webp|jpg|png)/g))];
    const clock = async () => (JSON.parse(await textOf('/ssr/timestamp')) as { timestamp: number }).timestamp;
    for (let round = 0; (await clock()) < edge + tailMs; round += 1) {
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

  test('finds no problems in our own metrics', async () => {
    const { output } = runPromtool(['check', 'metrics'], await (await fetch(`${site.origin}/metrics`)).text());
    expect(output.split('\n').filter((line) => line !== '' && !/^(?:nodejs|process)_/.test(line))).toEqual([]);
  });

  test('evaluates every alert, and none fires', async () => {
    const definitions = await ask<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>(
      'rules',
    );
    const ruleStates = definitions.groups.flatMap((group) =>
      group.rules.map(({ name, health, lastError = '' }) => [name, health, lastError]),
    );
    expect(ruleStates.sort()).toEqual(alertRules.map(({ alert }) => [alert, 'ok', '']).sort());
    expect(await alerts()).toEqual([]);
  });

  test('has values for the dashboard’s variables', async () => {
    const definitions = templating.list.filter(({ type }) => type === 'query');
    const labelValues = definitions.map(async ({ name, definition }) => {
      const [, selector = '', label = ''] = /^label_values\((.+), (\w+)\)$/.exec(definition) ?? [];
      return [name, await ask<string[]>(`label/${label}/values`, { 'match[]': fillVariables(selector) })];
    });
    expect(Object.fromEntries(await Promise.all(labelValues))).toEqual({
      job: ['kinetra'],
      page: ['home'],
      edition: ['uk'],
    });
  });

  /** Panels that are empty while all is well. */
  const emptyPanels: Record<string, string> = {
    Failed: 'no request failed',
    'Not ready': 'no node was on its way out',
  };
  const dashboardTargets: Target[] = [
    ...panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ ...target, title }))),
    ...annotations.list.map(({ name, expr, titleFormat }) => ({
      title: name,
      expr,
      legendFormat: titleFormat,
      instant: false,
    })),
  ];

  test.each(dashboardTargets)(
    'has numbers for $title: $legendFormat',
    async ({ title, expr, legendFormat, instant }) => {
      const { result } = await (instant ? queryNow(expr) : queryRange(expr));
      if (emptyPanels[title] !== undefined) return expect(result).toEqual([]);
      const numbers = result.flatMap(({ value, values = value ? [value] : [] }) =>
        values.map(([, number]) => Number(number)),
      );
      expect(numbers.filter(Number.isFinite)).not.toEqual([]);
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(result.filter(({ metric }) => !metric[label])).toEqual([]);
    },
  );
});
