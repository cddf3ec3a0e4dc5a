import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { parse } from 'yaml';
import { readDeployFile, readProjectFile } from './manifests.ts';

export const alertsFile = join(import.meta.dirname, '../../../deploy/grafana/alerts.yaml');

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
const { groups } = parse(readDeployFile('grafana/alerts.yaml')) as { groups: { rules: AlertRule[] }[] };
export const alertRules = groups.flatMap((group) => group.rules);

/** The Prometheus settings of the guide: first for named nodes, then for pods. */
export const [nodes, pods] = [...readProjectFile('docs/how-to/watch-it.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => parse(text) as { scrape_configs: object[] },
);

/** Creates a temporary folder for a test file. `write` writes settings into it and returns the path. */
export function createSettingsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-prometheus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: object): string => {
    // JSON is valid YAML.
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  return { folder, write };
}

/** Runs `promtool` of Prometheus. Throws if it is not installed. */
export function runPromtool(args: readonly string[], input = ''): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error) throw error;
  return { status, output: stdout + stderr };
}
