import { describe, expect, test } from 'vitest';
import {
  alertRules,
  alertsFile,
  createSettingsFolder,
  nodes,
  pods,
  runPromtool,
} from '../../support/deploy/promtool.ts';

const { write } = createSettingsFolder();

describe('promtool', () => {
  test('accepts the alerts, and the guide’s configuration for named nodes', () => {
    const checks = [
      runPromtool(['check', 'rules', alertsFile]),
      runPromtool(['check', 'config', write('nodes.yml', { ...nodes, rule_files: [alertsFile] })]),
    ];
    expect(checks).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  test('finds a pod by its annotations with the guide’s configuration', () => {
    const podLabels = {
      ip: '10.0.0.7',
      name: 'site-0',
      annotation_prometheus_io_scrape: 'true',
      annotation_prometheus_io_path: '/metrics',
    };
    const labels = Object.entries({ ...podLabels, annotation_prometheus_io_port: '3000' }).map(([name, value]) => [
      `__meta_kubernetes_pod_${name}`,
      value,
    ]);
    const static_configs = [{ targets: ['annotated'], labels: Object.fromEntries(labels) }, { targets: ['another'] }];
    // Debian's Prometheus is built without Kubernetes discovery: static labels replace it.
    const scrape_configs = pods?.scrape_configs.map((job) => ({
      ...job,
      kubernetes_sd_configs: undefined,
      static_configs,
    }));
    const discovery = runPromtool([
      'check',
      'service-discovery',
      '--timeout=1s',
      write('pods.yml', { scrape_configs }),
      'kinetra',
    ]);
    const scraped = (JSON.parse(discovery.output) as { labels: Record<string, string> }[])
      .map(({ labels }) => labels)
      .filter(({ job }) => job);
    expect(scraped).toMatchObject([
      { __address__: '10.0.0.7:3000', __metrics_path__: '/metrics', instance: 'site-0', job: 'kinetra' },
    ]);
  });

  /**
   * The times at which the alerts of severity page must fire, with series (a value per minute) that trigger it or just
   * do not.
   */
  const moments: Record<string, [at: string, series: Record<string, [alarming: string, harmless: string]>]> = {
    NodeAway: ['2m', { 'up{': ['0+0x5', '1+0x5'] }],
    NothingWatched: ['6m', { 'up{': ['_x10', '1+0x10'] }],
    NodeNotReady: ['10m', { 'http_requests_total{kind="health",status="503",': ['0+12x10', '0 12 12+0x8'] }],
    PagesFail: ['5m', { 'page_render_duration_seconds_count{ahead="no",outcome="failed",': ['0 0 0 1 1 1', '1+0x5'] }],
    RequestsFail: [
      '10m',
      {
        'http_requests_total{kind="failed",status="500",': ['0+2x10', '0+1x10'],
        'http_requests_total{kind="page",status="200",': ['0+1000x10', '0+1000x10'],
      },
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
      {
        'accounts_outbox_waiting{group="us",': ['21+0x10', '20+0x10'],
        'accounts_outbox_oldest_seconds{group="us",': ['301+60x10', '301+60x10'],
      },
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
    const [at, ownSeries] = moments[alert] ?? ['', {}];
    const up: [string, string] = ['1+0x20', '1+0x20'];
    const series = { 'up{': up, ...ownSeries };
    return {
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({
        series: `${name}job="kinetra",instance="node-1:3000"}`,
        values: values[kind],
      })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: at,
          exp_samples: kind === 0 ? [{ labels: `{alertname="${alert}"}`, value: 1 }] : [],
        },
      ],
    };
  };

  test('has an alarming and a harmless case for every alert of severity page', () => {
    expect(Object.keys(moments)).toEqual(
      alertRules.filter(({ labels }) => labels.severity === 'page').map(({ alert }) => alert),
    );
  });

  test.each(Object.keys(moments))('fires %s alone in its alarming case, and not in the harmless one', (alert) => {
    const file = write(`${alert}.yml`, {
      rule_files: [alertsFile],
      evaluation_interval: '1m',
      tests: [testOf(alert, 0), testOf(alert, 1)],
    });
    expect(runPromtool(['test', 'rules', file])).toMatchObject({ status: 0 });
  });
});
