import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createNodeServer } from '#server/http/listen.ts';
import { readConfig, settings } from '#server/settings/config.ts';
import { finalNoticeMs, maxStopMs } from '#server/shutdown.ts';
import { isInContext } from '../support/deploy/docker-context.ts';
import { compose, nodeManifests, podOf, readDeployFile } from '../support/deploy/manifests.ts';
import { proxySource } from '../support/running/nginx-front.ts';

const root = join(import.meta.dirname, '../..');

/** The reverse proxy has its own file, `deployment-cluster.test.ts`. */
const pod = podOf(nodeManifests);
const [container] = pod.containers;
const literals = nodeManifests.flatMap(({ configMapGenerator = [] }) =>
  configMapGenerator.flatMap(({ literals }: { literals: string[] }) => literals),
) as string[];
const configured = Object.fromEntries(literals.map((line) => line.split('=', 2))) as Record<string, string>;
const secrets = nodeManifests.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === 'accounts')
  ?.stringData as Record<string, string>;

const dockerfile = readDeployFile('Dockerfile');
const proxySettings = proxySource('compose');
const settingNames: string[] = Object.values(settings).map(({ name }) => name);
const port = settings.port.fallback;
const seconds = (text: string | undefined) => Number(/^(\d+)s$/.exec(text ?? '')?.[1]);
const [, idleTimeout] = /upstream nodes \{[^}]*keepalive_timeout (\d+s);/.exec(proxySettings) ?? [];
const random = 'A'.repeat(43);
const withRandomSecrets = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.replaceAll('<random>', random)]));

const imageEnvironment = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=', 2)),
) as Record<string, string>;
const databases = {
  DATABASE_URL_US: 'postgres://u:p@h/us',
  DATABASE_URL_EU: 'postgres://u:p@h/eu',
  DATABASE_URL_CN: 'postgres://u:p@h/cn',
};

describe('settings', () => {
  const nodeEnvironment = compose['x-node'].environment as Record<string, string>;

  test('the server reads every variable that is set', () => {
    const env = container.env.map(({ name }: { name: string }) => name) as string[];
    const usedNames = [
      ...Object.keys(nodeEnvironment),
      ...Object.keys(configured),
      ...Object.keys(secrets),
      ...env,
      ...Object.keys(imageEnvironment).filter((name) => name !== 'NODE_ENV'),
    ];
    expect(usedNames.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('the example has exactly the variables that compose needs', () => {
    const composeVariables = [...readDeployFile('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const exampleVariables = [...readDeployFile('example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(composeVariables)].sort()).toEqual(exampleVariables.sort());
  });

  test('compose passes on every setting that an operator may change', () => {
    const imageSettings = ['PORT', 'HOST', 'DATA_DIR'];
    const composeSettings = ['TRUSTED_HOPS', 'DRAIN_SECONDS', ...Object.keys(databases)];
    const rehearsalSettings = ['SITE_CLOCK'];
    const operatorSettings = settingNames.filter(
      (name) => ![...imageSettings, ...composeSettings, ...rehearsalSettings].includes(name),
    );
    const passedOn = Object.keys(nodeEnvironment).filter((name) => !composeSettings.includes(name));
    expect(passedOn.sort()).toEqual(operatorSettings.sort());
    for (const name of operatorSettings) expect(nodeEnvironment[name]).toMatch(new RegExp(`^\\$\\{${name}:[-?].*\\}$`));
  });

  test('a server starts with them in production', () => {
    expect(
      readConfig({ ...imageEnvironment, ...configured, ...withRandomSecrets(secrets), ...databases }),
    ).toMatchObject({
      environment: 'production',
      trustedHops: 1,
      edition: 'cn',
      // It would replace the hosts of all editions.
      siteUrl: undefined,
    });
    expect(readConfig(withRandomSecrets(secrets)).smtpUrl).toBeDefined();
  });

  test('each account group has a separate database, in compose and in Kubernetes', () => {
    const databases = settingNames.filter((name) => name.startsWith('DATABASE_URL_'));
    expect(databases.map((name) => /\/(\w+)$/.exec(nodeEnvironment[name] ?? '')?.[1])).toEqual(
      databases.map((name) => name.toLowerCase().replace('database_url', 'accounts')),
    );
    const keys = container.env.map(
      ({ name, valueFrom }: { name: string; valueFrom: { secretKeyRef: { name: string } } }) => [
        name,
        valueFrom.secretKeyRef.name,
      ],
    );
    expect(keys).toEqual(databases.map((name) => [name, name.toLowerCase().replace('_url_', '-')]));
  });

  test('nodes trust exactly one proxy', () => {
    expect([nodeEnvironment.TRUSTED_HOPS, configured.TRUSTED_HOPS]).toEqual(['1', '1']);
  });
});

describe('ports, probes and times', () => {
  test('all agree on the port', () => {
    expect(/PORT=(\d+)/.exec(dockerfile)?.[1]).toBe(port);
    expect(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]).toBe(port);
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    expect(new Set([...proxySettings.matchAll(/server node-\d:(\d+)/g)].map(([, at]) => at))).toEqual(new Set([port]));
    const published = /^listen (\d+) /m.exec(proxySettings)?.[1];
    // Only this machine can connect, unless an operator changes it.
    expect(compose.services.front.ports).toEqual([`\${FRONT_ADDRESS:-127.0.0.1}:\${FRONT_PORT:-8080}:${published}`]);
    expect(readDeployFile('example.env')).toMatch(/^FRONT_ADDRESS=127\.0\.0\.1$/m);
  });

  test('the reverse proxy of compose knows the addresses of its nodes', () => {
    const hosts = compose.services.front.extra_hosts as string[];
    const nodes = Object.entries(
      compose.services as Record<string, { networks: { inside: { ipv4_address: string } } }>,
    ).filter(([name]) => name.startsWith('node-'));
    expect(hosts).toEqual(nodes.map(([name, { networks }]) => `${name}:${networks.inside.ipv4_address}`));
    expect(new Set([...proxySettings.matchAll(/server (node-\d):/g)].map(([, name]) => name))).toEqual(
      new Set(nodes.map(([name]) => name)),
    );
  });

  test('probes ask whether a node lives, and whether it is ready', () => {
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect([container.readinessProbe.httpGet.path, container.startupProbe.httpGet.path]).toEqual([
      '/readyz',
      '/readyz',
    ]);
  });

  test('a node has enough time to stop, and balancers notice before it stops', () => {
    const stop = (maxStopMs.responses + maxStopMs.close) / 1000;
    const inCluster = container.lifecycle.preStop.sleep.seconds + Number(configured.DRAIN_SECONDS) + stop;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(inCluster);
    expect(pod.terminationGracePeriodSeconds).toBeLessThanOrEqual(inCluster + 10);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(Number(configured.DRAIN_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold);
    const { stop_grace_period, environment } = compose['x-node'];
    expect(seconds(stop_grace_period)).toBeGreaterThanOrEqual(Number(environment.DRAIN_SECONDS) + stop);
  });

  test('the reverse proxy avoids a node that is shutting down until that node has stopped', () => {
    const failTimeouts = [...proxySettings.matchAll(/server node-\d:\d+ max_fails=1 fail_timeout=(\d+)s;/g)].map(
      ([, time]) => Number(time) * 1000,
    );
    expect(failTimeouts).toHaveLength(3);
    expect(Math.min(...failTimeouts)).toBeGreaterThanOrEqual(3 * finalNoticeMs);
    // The node that was replaced before is in use again, also if there are only two.
    const noticeMs = Number(compose['x-node'].environment.DRAIN_SECONDS) * 1000;
    expect(noticeMs - finalNoticeMs).toBeGreaterThan(Math.max(...failTimeouts));
    expect(proxySettings).toMatch(/^ +proxy_next_upstream error timeout http_502 http_503;$/m);
  });

  test('the reverse proxy closes an idle connection before the node does, and a slow request after it', () => {
    const server = createNodeServer(async () => new Response(), { info() {}, warn() {}, error() {} } as never);
    expect(seconds(idleTimeout) * 1000).toBeLessThan(server.keepAliveTimeout);
    expect(seconds(/proxy_read_timeout (\d+s);/.exec(proxySettings)?.[1]) * 1000).toBeGreaterThan(
      server.requestTimeout,
    );
  });
});

describe('the image', () => {
  test('copies files that exist and that Docker does not ignore, or that the build makes', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from=packages)(?:--from=build )?(.+)$/gm)].flatMap(
      ([, line = '']) => line.split(' ').slice(0, -1),
    );
    const paths = copied.filter((path) => path !== '.').map((path) => path.replace(/^\/site\//, ''));
    const sources = paths.filter((path) => !path.startsWith('build/') && path !== 'node_modules');
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((path) => !existsSync(join(root, path)) || !isInContext(path))).toEqual([]);
  });

  test('runs as an unprivileged user, and has a health check', () => {
    expect(/^USER (\d+)/m.exec(dockerfile)?.[1]).toBe(String(pod.securityContext.runAsUser));
    expect(container.securityContext.readOnlyRootFilesystem && compose['x-node'].read_only).toBe(true);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });
});

test('the files of deploy/ contain no secrets', () => {
  const files = globSync('**/*.*', { cwd: join(root, 'deploy') });
  expect(files.length).toBeGreaterThan(30);
  const secretsFound = files.flatMap((path) => [
    ...readDeployFile(path).matchAll(/(?:SECRETS|PEPPER|PASSWORD|TOKEN)\S*[=:]\s*\S*[A-Za-z0-9_-]{32,}/g),
  ]);
  expect(secretsFound.map(([text]) => text)).toEqual([]);
});
