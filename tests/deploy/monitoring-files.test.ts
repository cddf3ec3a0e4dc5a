import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveSite } from '../support/site/served-site.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Metric {
  name: string;
  type: string;
  help: string;
}
interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

/** What a real answer of `/metrics` names. */
let metrics: Metric[];
/** Names under which queries find them. */
let series: Set<string>;

beforeAll(async () => {
  const scrape = await (await serveSite().get('/metrics')).text();
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

const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  panels: Panel[];
  annotations: { list: { expr: string }[] };
};
const { groups } = parse(read('deploy/grafana/alerts.yaml')) as {
  groups: {
    name: string;
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string; description: string };
    }[];
  }[];
};
const rules = groups.flatMap((group) => group.rules);

const words = new Set(['by', 'and', 'or', 'unless', 'on', 'offset', 'without']);

/** Metrics that a PromQL expression asks for. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on) *\([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w* *\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr)));
const familyOf = (name: string) =>
  metrics.find((metric) => metric.name === name)?.name ?? name.replace(/_(?:bucket|sum|count)$/, '');
const isOurs = ({ name }: Metric) => !/^(?:nodejs|process)_/.test(name);

/** Comes with the first of many, and is watched for minutes. */
const isSeenLater = (name: string | undefined) =>
  name === 'http_requests_total' || name === 'web_vitals_lcp_seconds_count';

test('every metric that the dashboard shows is there', () => {
  expect(
    [...shown, ...dashboard.annotations.list.flatMap(({ expr }) => metricsIn(expr))].filter(
      (name) => !series.has(name),
    ),
  ).toEqual([]);
});

test('every metric of ours is shown', () => {
  const families = new Set(shown.map(familyOf));
  expect(metrics.filter((metric) => isOurs(metric) && !families.has(metric.name)).map(({ name }) => name)).toEqual([]);
});

test('panels have ids of their own, stand in no other’s place, and say what they show', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ title, gridPos: { x, w } }) => title === '' || x + w > 24)).toEqual([]);
});

test('every metric that an alert watches is there, and each says what to do', () => {
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

test('what an alert sees by its increase is there before it happens', async () => {
  const lines = (await (await serveSite().get('/metrics')).text()).split('\n');
  const counted = rules
    .flatMap(({ expr }) => [...expr.matchAll(/increase\((\w+)\{job="kinetra"(?:,([^}]*))?\}/g)])
    .filter(([, name]) => !isSeenLater(name));
  const hasSeries = (name = '', labels = '') =>
    lines.some(
      (line) => line.startsWith(name) && (labels === '' || labels.split(',').every((label) => line.includes(label))),
    );
  expect(counted.length).toBeGreaterThan(3);
  expect(counted.filter(([, name, labels]) => !hasSeries(name, labels)).map(([found]) => found)).toEqual([]);
});

test('memory is told of before a pod is ended for it', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'MemoryHigh') ?? {};
  const { resources } = parse(read('deploy/kubernetes/base/deployment.yaml')).spec.template.spec.containers[0];
  const limit = Number(/^(\d+)Gi$/.exec(resources.limits.memory)?.[1]) * 2 ** 30;
  expect(Number(/> (\S+)$/.exec(expr)?.[1])).toBeLessThan(0.8 * limit);
});

test('the guide scrapes every node under the name that alerts know, in compose and in Kubernetes', () => {
  const jobs = [...read('docs/how-to/watch-it.md').matchAll(/```yaml\n([\s\S]*?)```/g)].flatMap(
    ([, text = '']) => parse(text).scrape_configs ?? [],
  );
  expect(jobs.map(({ job_name }) => job_name)).toEqual(['kinetra', 'kinetra']);
  const [{ static_configs }, { relabel_configs }] = jobs;
  const services = Object.keys(parse(read('deploy/compose.yaml'), { merge: true }).services).filter((name) =>
    name.startsWith('node-'),
  );
  expect(static_configs[0].targets).toEqual(services.map((name) => `${name}:3000`));
  const { annotations } = parse(read('deploy/kubernetes/base/deployment.yaml')).spec.template.metadata;
  const asked = JSON.stringify(relabel_configs).match(/(?<=__meta_kubernetes_pod_annotation_)\w+/g);
  expect(asked?.toSorted()).toEqual(
    Object.keys(annotations)
      .map((name) => name.replace(/\W/g, '_'))
      .toSorted(),
  );
  expect(rules.filter(({ expr }) => !expr.includes('job="kinetra"')).map(({ alert }) => alert)).toEqual([]);
});

test('counters end in _total, and what is measured names its unit', () => {
  const wrong = metrics.filter(
    ({ name, type }) =>
      (type === 'counter') !== name.endsWith('_total') || (type === 'histogram' && !/_(?:seconds|cls)$/.test(name)),
  );
  expect(wrong.filter(isOurs).map(({ name }) => name)).toEqual([]);
});

test('the guide tells every metric of ours as the server does, and every alert', () => {
  const guide = read('docs/how-to/watch-it.md');
  const told = guide.split('\n').filter((line) => /^\| `\w+` \| (?:counter|gauge|histogram) \|/.test(line));
  expect(told).toEqual(metrics.filter(isOurs).map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`));
  expect(rules.filter(({ alert }) => !guide.includes(`**${alert}**`)).map(({ alert }) => alert)).toEqual([]);
});
