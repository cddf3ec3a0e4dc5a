import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
/** A file of the project, by its path. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The alerts that we hand out. */
export const alertsFile = join(root, 'deploy/grafana/alerts.yaml');
const { groups } = parse(readFileSync(alertsFile, 'utf8')) as {
  groups: { rules: { alert: string; labels: { severity: string } }[] }[];
};
export const rules = groups.flatMap((group) => group.rules);

/** What the guide writes for named nodes, and for pods. */
export const [nodes, pods] = [...read('docs/how-to/watch-it.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => parse(text) as { scrape_configs: object[] },
);

/** A folder for the tests of a file, and what writes settings into it. */
export function settingsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-prometheus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: object): string => {
    // JSON is YAML, too.
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  return { folder, write };
}

/** Prometheus' own tool, with what it says. */
export function promtool(args: readonly string[], input = ''): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error) throw error;
  return { status, said: stdout + stderr };
}
