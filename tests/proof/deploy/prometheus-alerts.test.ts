import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
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

  const cases = join(import.meta.dirname, 'alert-cases.yaml');

  test('has an alarming and a harmless case for every alert of severity page', () => {
    const { tests } = parse(readFileSync(cases, 'utf8')) as { tests: { name: string }[] };
    const alerts = alertRules.filter(({ labels }) => labels.severity === 'page').map(({ alert }) => alert);
    expect(tests.map(({ name }) => name)).toEqual(
      alerts.flatMap((alert) => [`${alert}, alarming`, `${alert}, harmless`]),
    );
  });

  test('fires each alert alone in its alarming case, and not in the harmless one', () => {
    expect(runPromtool(['test', 'rules', cases])).toMatchObject({ status: 0 });
  });
});
