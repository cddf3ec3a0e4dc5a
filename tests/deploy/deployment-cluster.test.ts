import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/settings/config.ts';
import {
  compose,
  manifestOf,
  manifestsIn,
  nodeManifests,
  podOf,
  proxyManifests,
  readDeployFile,
} from '../support/deploy/manifests.ts';
import { proxySource } from '../support/running/nginx-front.ts';

const { spec: deployment } = manifestOf(proxyManifests, 'Deployment');
const pod = podOf(proxyManifests);
const [container] = pod.containers;
const nginx = proxySource('kubernetes');

describe('nodes and reverse proxies of the cluster', () => {
  test.each([
    ['nodes', nodeManifests, 3],
    ['proxies', proxyManifests, 2],
  ])(
    '%s run several times in different places, and a release never reduces their number',
    (_name, manifests, least) => {
      const { metadata, spec } = manifestOf(manifests, 'Deployment');
      const scaling = manifestOf(manifests, 'HorizontalPodAutoscaler').spec;
      expect(scaling.scaleTargetRef.name).toBe(metadata.name);
      expect(scaling.minReplicas).toBeGreaterThanOrEqual(least);
      expect(manifestOf(manifests, 'PodDisruptionBudget').spec.maxUnavailable).toBe(1);
      expect(podOf(manifests).topologySpreadConstraints).toHaveLength(2);
      expect(spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } } });
      expect(spec.replicas).toBeUndefined();
    },
  );

  test('accept connections from each other and from monitoring only, and reverse proxies from everywhere', () => {
    // An expression, because kustomize overwrites the name in every matchLabels of a policy.
    const podsNamed = (name: string) => ({
      podSelector: { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: [name] }] },
    });
    const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
    const ofNodes = manifestOf(nodeManifests, 'NetworkPolicy').spec;
    expect(ofNodes.ingress).toEqual([{ from: [podsNamed('kinetra-front'), monitoring], ports: [{ port: 'http' }] }]);
    const { ingress, egress } = manifestOf(proxyManifests, 'NetworkPolicy').spec;
    expect(ingress).toEqual([
      { ports: container.ports.map(({ containerPort }: { containerPort: number }) => ({ port: containerPort })) },
    ]);
    const toNodes = { to: [podsNamed('kinetra-site')], ports: [{ port: Number(settings.port.fallback) }] };
    expect(egress).toEqual([ofNodes.egress[0], toNodes]);
  });
});

describe('the reverse proxy of the cluster', () => {
  test('is the same nginx as in compose, and mounts its files and folders', () => {
    expect(container.image).toBe(compose.services.front.image);
    const mounts = container.volumeMounts.map(({ mountPath, name }: { mountPath: string; name: string }) => {
      const { name: _, ...source } = pod.volumes.find((volume: { name: string }) => volume.name === name);
      return [mountPath, source];
    });
    const { sizeLimit } = Object.fromEntries(mounts)['/var/cache/nginx'].emptyDir;
    expect(Object.fromEntries(mounts)).toEqual({
      '/etc/nginx/nginx.conf': { configMap: { name: 'front' } },
      '/etc/nginx/front': { configMap: { name: 'front-here' } },
      '/etc/nginx/certificate': { secret: expect.objectContaining({ secretName: 'certificate' }) },
      '/tmp': { emptyDir: expect.anything() },
      '/var/cache/nginx': { emptyDir: { sizeLimit } },
    });
    const caches = [...nginx.matchAll(/^ *proxy_cache_path .* max_size=(\d+)(m|g) /gm)];
    const gigabytes = caches.reduce((sum, [, size, unit]) => sum + Number(size) / (unit === 'g' ? 1 : 1024), 0);
    expect(caches).toHaveLength(3);
    expect(Number(/^(\d+)Gi$/.exec(sizeLimit)?.[1])).toBeGreaterThan(gigabytes);
  });

  test('is reached from outside on the ports of nginx, with the addresses of visitors', () => {
    const { type, externalTrafficPolicy, ports } = manifestOf(proxyManifests, 'Service').spec;
    expect([type, externalTrafficPolicy]).toEqual(['LoadBalancer', 'Local']);
    const portNamed = (target: string) =>
      container.ports.find(({ name }: { name: string }) => name === target)?.containerPort;
    const forwarded = ports.map(({ port, targetPort }: { port: number; targetPort: string }) => [
      port,
      portNamed(targetPort),
    ]);
    const listening = [...nginx.matchAll(/^listen (\d+)( ssl)?/gm)];
    expect(forwarded).toEqual(listening.map(([, port, tls]) => [tls ? 443 : 80, Number(port)]));
  });

  test('finds nodes by their Service, once per try, and never marks it as failed', () => {
    const { metadata, spec } = manifestOf(nodeManifests, 'Service');
    const tries = Number(/proxy_next_upstream_tries (\d+);/.exec(nginx)?.[1]);
    const servers = [...nginx.matchAll(/^server (.*);$/gm)].map(([, server]) => server);
    // For visitors, and for health addresses.
    expect(servers).toEqual(Array(2 * tries).fill(`${metadata.name}:${spec.ports[0].port} max_fails=0`));
  });

  test('has the same restrictions as the nodes', () => {
    const node = podOf(nodeManifests);
    expect(container.securityContext).toEqual(node.containers[0].securityContext);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: node.securityContext.seccompProfile,
    });
    expect([pod.automountServiceAccountToken, container.resources.limits.memory]).toEqual([false, expect.any(String)]);
  });

  test('has the time to finish open requests before it stops', () => {
    const shutdown = Number(/worker_shutdown_timeout (\d+)s;/.exec(nginx)?.[1]);
    const longest = container.lifecycle.preStop.sleep.seconds + shutdown;
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(longest);
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeLessThanOrEqual(longest + 10);
  });

  test('is probed over TLS at a path that needs no node', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container[probe].httpGet).toEqual({ path: '/front/address', port: 'https', scheme: 'HTTPS' });
  });
});

describe.skipIf(spawnSync('kubectl', ['--help']).error !== undefined)('as kustomize renders it', () => {
  test.each([
    ['kubernetes', 'kinetra'],
    ['kubernetes/overlays/cn', 'kinetra-cn'],
  ])('%s has everything in one namespace, with labels for each pod and all ConfigMaps', (folder, namespace) => {
    const path = join(import.meta.dirname, '../../deploy', folder);
    const rendered = manifestsIn(execFileSync('kubectl', ['kustomize', path], { encoding: 'utf8' }));
    const manifestsOf = (kind: string) => rendered.filter((manifest) => manifest.kind === kind);
    const namespaced = rendered.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata);
    expect(namespaced.filter((metadata) => (metadata as { namespace?: string }).namespace !== namespace)).toEqual([]);
    const labels = manifestsOf('Deployment').map(({ metadata, spec }) => [
      metadata.name,
      spec.selector.matchLabels,
      spec.template.metadata.labels,
    ]);
    const labelled = (name: string) => Array(2).fill({ 'app.kubernetes.io/name': name });
    expect(labels).toEqual([
      ['front', ...labelled('kinetra-front')],
      ['site', ...labelled('kinetra-site')],
    ]);
    const references = JSON.stringify(manifestsOf('Deployment')).matchAll(/"configMap(?:Ref)?":\{"name":"([^"]+)"/g);
    const configMaps = manifestsOf('ConfigMap');
    expect([...references].map(([, name]) => name).sort()).toEqual(
      configMaps.map(({ metadata }) => metadata.name).sort(),
    );
    const files = Object.assign({}, ...configMaps.map(({ data }) => data)) as Record<string, string>;
    expect(files['nginx.conf']).toBe(readDeployFile('front/nginx.conf'));
    // Each file that nginx.conf includes.
    const included = [...readDeployFile('front/nginx.conf').matchAll(/include front\/(\w+\.conf);/g)];
    expect(included.map(([, name = '']) => typeof files[name])).toEqual(included.map(() => 'string'));
  });
});
