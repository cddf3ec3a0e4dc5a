import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (path: string) =>
  parseAllDocuments(read(`deploy/kubernetes/base/${path}`)).map((document) => document.toJS());
const guides = readdirSync(join(root, 'docs/how-to')).map((name) => ({ name, text: read(`docs/how-to/${name}`) }));

test('a database takes the connections of as many nodes as there may be, those of a release among them', () => {
  const [, each] = /^const poolSize = (\d+);$/m.exec(read('accounts/store/open-store.ts')) ?? [];
  const [{ spec }] = manifest('autoscaling.yaml');
  const { maxSurge } = manifest('deployment.yaml')[0].spec.strategy.rollingUpdate;
  const told = guides.flatMap(({ text }) =>
    [...text.matchAll(/max_connections = (\d+)/g)].map(([, count]) => Number(count)),
  );
  expect(told.length).toBeGreaterThan(1);
  for (const count of told) expect(count).toBeGreaterThanOrEqual(Number(each) * (spec.maxReplicas + maxSurge) + 3);
});

test('there may be as many nodes as a launch to the whole world needs', () => {
  const [, needed] = /so (\d+) nodes of one core/.exec(read('bench/README.md')) ?? [];
  expect(manifest('autoscaling.yaml')[0].spec.maxReplicas).toBeGreaterThan(Number(needed));
});

test('what the guides run in a container is there, and comes out as it is written', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [services] = [Object.keys(parseAllDocuments(read('deploy/compose.yaml'), { merge: true })[0]?.toJS().services)];
  const commands = guides.flatMap(({ text }) =>
    text.split('\n').filter((line) => /^(docker compose .* exec|kubectl .* exec) /.test(line)),
  );
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const [tool] = /tools\/[\w-]+\.ts/.exec(command) ?? [];
    if (tool !== undefined)
      expect([tool, existsSync(join(root, tool)), dockerfile.includes(` ${tool} `)]).toEqual([tool, true, true]);
    const [, service] = /^docker compose .*? exec (?:-T )?([\w-]+) /.exec(command) ?? [];
    if (service !== undefined) expect(services).toContain(service);
    // With a terminal, what goes to a file would have other ends of lines, and what is said apart in it.
    if (command.startsWith('docker') && command.includes('>')) expect(command).toContain(' exec -T ');
  }
});
