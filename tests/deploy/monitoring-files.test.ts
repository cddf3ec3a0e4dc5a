import { beforeAll, expect, test } from 'vitest';
import {
  compose,
  manifestOf,
  nodeManifests,
  podOf,
  readDeployFile,
  readProjectFile,
} from '../support/deploy/manifests.ts';
import { nodes, pods, alertRules as rules } from '../support/deploy/promtool.ts';
import { createTestSite } from '../support/site/test-site.ts';

interface Metric {
  name: string;
  type: string;
  help: string;
}
/** The metrics of a real `/metrics` response. */
let metrics: Metric[];
/** Their series names, as queries use them. */
let series: Set<string>;

beforeAll(async () => {
  const scrape = await (await createTestSite().get('/metrics')).text();
  const helps = new Map([...scrape.matchAll(/^# HELP (\w+) (.*)$/gm)].map(([, name = '', help = '']) => [name, help]));
  metrics = [...scrape.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
    help: helps.get(name) ?? '',
  }));
  series = new Set(
    metrics.flatMap(({ name, type }) => {
      if (type === 'counter' || type === 'gauge') return [name];
      return [...(type === 'histogram' ? [`${name}_bucket`] : [name]), `${name}_sum`, `${name}_count`];
    }),
  );
});

const dashboard = JSON.parse(readDeployFile('grafana/dashboard.json')) as {
  panels: { targets?: { expr: string }[] }[];
  annotations: { list: { expr: string }[] };
};

const promqlKeywords = new Set(['by', 'and', 'or', 'unless', 'on', 'offset', 'without']);

/** The metrics in a PromQL expression. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on) *\([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w* *\()/g)]
    .map(([name]) => name)
    .filter((name) => !promqlKeywords.has(name));
}

const shownMetrics = dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr)));
const familyOf = (name: string) =>
  metrics.find((metric) => metric.name === name)?.name ?? name.replace(/_(?:bucket|sum|count)$/, '');
const isOurs = ({ name }: Metric) => !/^(?:nodejs|process)_/.test(name);

/** Series that only appear with the first event. Their alerts look at many events over minutes. */
const seenLater = [
  'http_requests_total',
  'visitor_faults_total',
  'web_vitals_lcp_seconds_count',
  'web_vitals_reports_total',
];

test('every metric of the dashboard exists', () => {
  expect(
    [...shownMetrics, ...dashboard.annotations.list.flatMap(({ expr }) => metricsIn(expr))].filter(
      (name) => !series.has(name),
    ),
  ).toEqual([]);
});

test('the dashboard shows every metric of the site', () => {
  const families = new Set(shownMetrics.map(familyOf));
  expect(metrics.filter((metric) => isOurs(metric) && !families.has(metric.name)).map(({ name }) => name)).toEqual([]);
});

test('every metric of an alert exists, and each alert says what to do', () => {
  const prometheus = ['up'];
  expect(
    rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !series.has(name) && !prometheus.includes(name)),
  ).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(annotations.summary.length * annotations.description.length, alert).toBeGreaterThan(0);
  }
});

test('a counter whose increase raises an alert exists from the start', async () => {
  const lines = (await (await createTestSite().get('/metrics')).text()).split('\n');
  const watchedCounters = rules
    .flatMap(({ expr }) => [...expr.matchAll(/increase\((\w+)\{job="kinetra"(?:,([^}]*))?\}/g)])
    .filter(([, name = '']) => !seenLater.includes(name));
  const hasSeries = (name = '', labels = '') =>
    lines.some(
      (line) => line.startsWith(name) && (labels === '' || labels.split(',').every((label) => line.includes(label))),
    );
  expect(watchedCounters.length).toBeGreaterThan(3);
  expect(
    watchedCounters.filter(([, name, labels]) => !hasSeries(name, labels)).map(([expression]) => expression),
  ).toEqual([]);
});

test('the memory alert fires before the limit of the pod', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'MemoryHigh') ?? {};
  const { resources } = podOf(nodeManifests).containers[0];
  const limit = Number(/^(\d+)Gi$/.exec(resources.limits.memory)?.[1]) * 2 ** 30;
  expect(Number(/> (\S+)$/.exec(expr)?.[1])).toBeLessThan(0.8 * limit);
});

interface ScrapeJob {
  job_name: string;
  static_configs: { targets: string[] }[];
  relabel_configs: object[];
}

test('the guide scrapes every node with the job name of the alerts, in compose and in Kubernetes', () => {
  const jobs = [nodes, pods].flatMap((guide) => guide?.scrape_configs ?? []) as ScrapeJob[];
  expect(jobs.map(({ job_name }) => job_name)).toEqual(['kinetra', 'kinetra']);
  const [{ static_configs }, { relabel_configs }] = jobs as [ScrapeJob, ScrapeJob];
  const services = Object.keys(compose.services).filter((name) => name.startsWith('node-'));
  expect(static_configs[0]?.targets).toEqual(services.map((name) => `${name}:3000`));
  const { annotations } = manifestOf(nodeManifests, 'Deployment').spec.template.metadata;
  const annotationNames = JSON.stringify(relabel_configs).match(/(?<=__meta_kubernetes_pod_annotation_)\w+/g);
  expect(annotationNames?.toSorted()).toEqual(
    Object.keys(annotations)
      .map((name) => name.replace(/\W/g, '_'))
      .toSorted(),
  );
  expect(rules.filter(({ expr }) => !expr.includes('job="kinetra"')).map(({ alert }) => alert)).toEqual([]);
});

test('the guide lists every metric like the server describes it, and every alert', () => {
  const guide = readProjectFile('docs/how-to/watch-it.md');
  const guideRows = guide.split('\n').filter((line) => /^\| `\w+` \| (?:counter|gauge|histogram) \|/.test(line));
  expect(guideRows).toEqual(
    metrics.filter(isOurs).map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`),
  );
  expect(rules.filter(({ alert }) => !guide.includes(`**${alert}**`)).map(({ alert }) => alert)).toEqual([]);
});
