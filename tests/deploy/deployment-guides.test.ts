import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compose, manifestOf, nodeManifests, readProjectFile } from '../support/deploy/manifests.ts';

const root = join(import.meta.dirname, '../..');
const { maxReplicas } = manifestOf(nodeManifests, 'HorizontalPodAutoscaler').spec;
const guides = readdirSync(join(root, 'docs/how-to')).map((name) => ({
  name,
  text: readProjectFile(`docs/how-to/${name}`),
}));

test('a database accepts the connections of the most nodes that can run, also during a release', () => {
  const [, poolSize] = /^const poolSize = (\d+);$/m.exec(readProjectFile('accounts/store/postgres/dialect.ts')) ?? [];
  const { maxSurge } = manifestOf(nodeManifests, 'Deployment').spec.strategy.rollingUpdate;
  const connectionLimits = guides.flatMap(({ text }) =>
    [...text.matchAll(/max_connections = (\d+)/g)].map(([, count]) => Number(count)),
  );
  expect(connectionLimits.length).toBeGreaterThan(1);
  for (const count of connectionLimits)
    expect(count).toBeGreaterThanOrEqual(Number(poolSize) * (maxReplicas + maxSurge) + 3);
});

test('as many nodes can run as a worldwide launch needs', () => {
  const [, neededNodes] = /Nodes of one core: (\d+)/.exec(readProjectFile('bench/results/capacity.md')) ?? [];
  expect(maxReplicas).toBeGreaterThan(Number(neededNodes));
});

test('the commands of the guides exist in the container, and their output can be redirected', () => {
  const dockerfile = readProjectFile('deploy/Dockerfile');
  const services = Object.keys(compose.services);
  const commands = guides.flatMap(({ text }) =>
    text.split('\n').filter((line) => /^(docker compose .* exec|kubectl .* exec) /.test(line)),
  );
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const [tool] = /tools\/[\w/-]+\.ts/.exec(command) ?? [];
    if (tool !== undefined)
      expect([tool, existsSync(join(root, tool)), dockerfile.includes(` ${tool} `)]).toEqual([tool, true, true]);
    const [, service] = /^docker compose .*? exec (?:-T )?([\w-]+) /.exec(command) ?? [];
    if (service !== undefined) expect(services).toContain(service);
    // With a terminal, the output would have other line ends, and errors mixed in.
    if (command.startsWith('docker') && command.includes('>')) expect(command).toContain(' exec -T ');
  }
});
