import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '#server/settings/config.ts';
import { proxySource } from '../support/running/nginx-front.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

interface Manifest {
  kind: string;
  metadata: { name: string };
  // Every kind of Kubernetes manifest has another shape.
  // biome-ignore lint/suspicious/noExplicitAny: read as data, and asserted below
  [part: string]: any;
}

interface Part {
  name: string;
  manifests: Manifest[];
}

/** The manifests of a kustomization, and the name in its labels. */
function readPart(folder: string): Part {
  const { labels, resources } = parse(read(`${folder}/kustomization.yaml`));
  const files = (resources as string[]).filter((path) => path.endsWith('.yaml'));
  const manifests = files.flatMap((path) =>
    parseAllDocuments(read(`${folder}/${path}`)).map((document) => document.toJS() as Manifest),
  );
  return { name: labels[0].pairs['app.kubernetes.io/name'], manifests };
}

const [nodes, proxies] = [readPart('kubernetes/base'), readPart('kubernetes/front')];
const manifestOf = ({ manifests }: Part, kind: string) =>
  manifests.find((manifest) => manifest.kind === kind) as Manifest;
const deployment = manifestOf(proxies, 'Deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
const nginx = proxySource('kubernetes');
const compose = parse(read('compose.yaml'), { merge: true });

describe('nodes and reverse proxies of the cluster', () => {
  test('are both part of each deployment', () => {
    const resources = (path: string) => parse(read(`kubernetes/${path}`)).resources;
    expect([resources('kustomization.yaml'), resources('overlays/cn/kustomization.yaml')]).toEqual([
      ['base', 'front'],
      ['../../base', '../../front'],
    ]);
  });

  test('have different names: no selector of one matches the other', () => {
    expect([nodes.name, proxies.name]).toEqual(['kinetra-site', 'kinetra-front']);
    for (const { name, manifests } of [nodes, proxies]) {
      const selectors = JSON.stringify(manifests).matchAll(/"matchLabels":\{"app\.kubernetes\.io\/name":"([^"]*)"/g);
      expect(new Set([...selectors].map(([, selected]) => selected))).toEqual(new Set([name]));
      for (const kind of ['Deployment', 'Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'NetworkPolicy'])
        expect([name, kind, manifests.filter((manifest) => manifest.kind === kind)]).toEqual([
          name,
          kind,
          [expect.anything()],
        ]);
      const { topologySpreadConstraints } = manifestOf({ name, manifests }, 'Deployment').spec.template.spec;
      expect(topologySpreadConstraints.map(({ topologyKey }: { topologyKey: string }) => topologyKey)).toHaveLength(2);
      expect(manifestOf({ name, manifests }, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(
        manifestOf({ name, manifests }, 'Deployment').metadata.name,
      );
    }
  });

  test('accept connections from each other and from monitoring only, and reverse proxies from everywhere', () => {
    // An expression, because kustomize overwrites the name in every matchLabels of a policy.
    const podsNamed = (name: string) => ({
      podSelector: { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: [name] }] },
    });
    const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
    expect(manifestOf(nodes, 'NetworkPolicy').spec.ingress).toEqual([
      { from: [podsNamed(proxies.name), monitoring], ports: [{ port: 'http' }] },
    ]);
    const { ingress, egress } = manifestOf(proxies, 'NetworkPolicy').spec;
    expect(ingress).toEqual([
      { ports: container.ports.map(({ containerPort }: { containerPort: number }) => ({ port: containerPort })) },
    ]);
    const names = manifestOf(nodes, 'NetworkPolicy').spec.egress[0];
    expect(egress).toEqual([names, { to: [podsNamed(nodes.name)], ports: [{ port: Number(settings.port.fallback) }] }]);
  });

  test('only nodes are scraped', () => {
    const annotations = [nodes, proxies].map(
      (part) => manifestOf(part, 'Deployment').spec.template.metadata?.annotations,
    );
    expect(annotations).toEqual([expect.objectContaining({ 'prometheus.io/scrape': 'true' }), undefined]);
  });
});

describe('the reverse proxy of the cluster', () => {
  test('is the same nginx as in compose, with the same nginx.conf', () => {
    expect(container.image).toBe(compose.services.front.image);
    const { configMapGenerator } = parse(read('front/kustomization.yaml'));
    expect(configMapGenerator).toEqual([{ name: 'front', files: ['nginx.conf'] }]);
    expect(parse(read('kubernetes/front/kustomization.yaml')).resources).toContain('../../front');
  });

  test('mounts the files that nginx.conf includes', () => {
    const includedFiles = [...read('front/nginx.conf').matchAll(/include front\/(\w+\.conf);/g)].map(
      ([, name]) => name,
    );
    const [proxyConfigMap] = parse(read('kubernetes/front/kustomization.yaml')).configMapGenerator;
    expect(proxyConfigMap).toEqual({ name: 'front-here', files: includedFiles });
    for (const name of includedFiles)
      expect(
        ['kubernetes/front', 'front/compose'].map((folder) => existsSync(join(deploy, folder, name ?? ''))),
      ).toEqual([true, true]);
    const volumeNames = Object.fromEntries(
      container.volumeMounts.map(({ mountPath, name }: { mountPath: string; name: string }) => [mountPath, name]),
    );
    const sources = Object.fromEntries(pod.volumes.map(({ name, ...source }: { name: string }) => [name, source]));
    const volumeAt = (path: string) => sources[volumeNames[path]];
    expect(volumeAt('/etc/nginx/nginx.conf')).toEqual({ configMap: { name: 'front' } });
    expect(volumeAt('/etc/nginx/front')).toEqual({ configMap: { name: proxyConfigMap.name } });
    expect(volumeAt('/etc/nginx/certificate')).toMatchObject({ secret: { secretName: 'certificate' } });
    for (const path of ['/tmp', '/var/cache/nginx'])
      expect([path, Object.keys(volumeAt(path))]).toEqual([path, ['emptyDir']]);
    const caches = [...nginx.matchAll(/^ *proxy_cache_path .*$/gm)].map(
      ([line]) => / max_size=(\d+)(m|g) /.exec(line) ?? [line],
    );
    const cacheGigabytes = caches.reduce((sum, [, size, unit]) => sum + Number(size) / (unit === 'g' ? 1 : 1024), 0);
    expect(Number(/^(\d+)Gi$/.exec(volumeAt('/var/cache/nginx').emptyDir.sizeLimit)?.[1])).toBeGreaterThan(
      cacheGigabytes,
    );
  });

  test('is reached from outside on the ports of nginx, with the addresses of visitors', () => {
    const { type, externalTrafficPolicy, ports } = manifestOf(proxies, 'Service').spec;
    expect([type, externalTrafficPolicy]).toEqual(['LoadBalancer', 'Local']);
    const containerPorts = Object.fromEntries(
      container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
    );
    const forwardedPorts = ports.map(({ port, targetPort }: { port: number; targetPort: string }) => [
      port,
      containerPorts[targetPort],
    ]);
    const nginxPorts = [...nginx.matchAll(/^listen (\d+)( ssl)?/gm)].map(([, port, tls]) => [
      tls ? 443 : 80,
      Number(port),
    ]);
    expect(forwardedPorts).toEqual(nginxPorts);
  });

  test('finds nodes by their Service, once per try, and never marks it as failed', () => {
    const { metadata, spec } = manifestOf(nodes, 'Service');
    const tries = Number(/proxy_next_upstream_tries (\d+);/.exec(nginx)?.[1]);
    const servers = [...nginx.matchAll(/^server (.*);$/gm)].map(([, server]) => server);
    // For visitors, and for health addresses.
    expect(servers).toEqual(Array(2 * tries).fill(`${metadata.name}:${spec.ports[0].port} max_fails=0`));
  });

  test('has a certificate for every host of production', () => {
    const { main, cn } = parse(readFileSync(join(deploy, '../content/site.yaml'), 'utf8')).hosts.production as {
      main: string;
      cn: string;
    };
    const [, ...certificateHosts] =
      /for (\S+) and (\S+); in the mainland for (\S+)\.$/m.exec(read('kubernetes/base/secrets.example.yaml')) ?? [];
    expect(certificateHosts).toEqual([main, cn.replace(/cn$/, 'com'), cn]);
  });

  test('has the same restrictions as the nodes', () => {
    const node = manifestOf(nodes, 'Deployment').spec.template.spec;
    expect(container.securityContext).toEqual(node.containers[0].securityContext);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: node.securityContext.seccompProfile,
    });
    expect([pod.automountServiceAccountToken, container.resources.limits.memory]).toEqual([false, expect.any(String)]);
  });

  test('runs at least twice, and has the time to finish open requests before it stops', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect([deployment.spec.replicas, manifestOf(proxies, 'HorizontalPodAutoscaler').spec.minReplicas >= 2]).toEqual([
      undefined,
      true,
    ]);
    const longest =
      container.lifecycle.preStop.sleep.seconds + Number(/worker_shutdown_timeout (\d+)s;/.exec(nginx)?.[1]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(longest);
    expect(pod.terminationGracePeriodSeconds).toBeLessThanOrEqual(longest + 10);
  });

  test('is probed over TLS at a path that needs no node', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container[probe].httpGet).toEqual({ path: '/front/address', port: 'https', scheme: 'HTTPS' });
    expect(nginx).toMatch(/location = \/front\/address \{[^}]*return 200/);
  });
});

/** Path of kubectl, which renders the kustomizations; undefined if it is not installed. */
const kubectl = (process.env.PATH ?? '')
  .split(':')
  .flatMap((folder) => (existsSync(join(folder, 'kubectl')) ? [join(folder, 'kubectl')] : []))[0];

describe.skipIf(kubectl === undefined)('as kustomize renders it', () => {
  test.each([
    ['kubernetes', 'kinetra'],
    ['kubernetes/overlays/cn', 'kinetra-cn'],
  ])('%s has everything in one namespace, with labels for each pod and all ConfigMaps', (folder, namespace) => {
    const rendered = parseAllDocuments(
      execFileSync(kubectl ?? '', ['kustomize', join(deploy, folder)], { encoding: 'utf8' }),
    ).map((document) => document.toJS() as Manifest);
    const manifestsOf = (kind: string) => rendered.filter((manifest) => manifest.kind === kind);
    expect(
      new Set(
        rendered
          .filter(({ kind }) => kind !== 'Namespace')
          .map(({ metadata }) => (metadata as { namespace?: string }).namespace),
      ),
    ).toEqual(new Set([namespace]));
    const labels = manifestsOf('Deployment').map(({ metadata, spec }) => [
      metadata.name,
      spec.selector.matchLabels,
      spec.template.metadata.labels,
    ]);
    const labelled = (name: string) => Array(2).fill({ 'app.kubernetes.io/name': name });
    expect(labels).toEqual([
      ['front', ...labelled(proxies.name)],
      ['site', ...labelled(nodes.name)],
    ]);
    const configMapNames = manifestsOf('ConfigMap').map(({ metadata }) => metadata.name);
    const configMapReferences = JSON.stringify(manifestsOf('Deployment')).matchAll(
      /"configMap(?:Ref)?":\{"name":"([^"]+)"/g,
    );
    expect([...configMapReferences].map(([, name]) => name).sort()).toEqual(configMapNames.sort());
    expect(
      manifestsOf('ConfigMap').find(({ metadata }) => /^front-[a-z0-9]{10}$/.test(metadata.name))?.data['nginx.conf'],
    ).toBe(read('front/nginx.conf'));
    expect(manifestsOf('Ingress')).toEqual([]);
  });
});
