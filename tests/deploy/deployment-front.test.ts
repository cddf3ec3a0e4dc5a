import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findNginx } from '../support/running/nginx-cache.ts';
import { proxyConfiguration, proxySource } from '../support/running/nginx-front.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');

const compose = parse(read('compose.yaml'), { merge: true });
const proxySettings = proxySource('compose');

const folder = mkdtempSync(join(tmpdir(), 'kinetra-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the reverse proxy', () => {
  test.skipIf(findNginx() === undefined)(
    'has a configuration that nginx accepts, mounted where compose puts it',
    () => {
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, proxyConfiguration(folder, 8080, ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003']));
      execFileSync(findNginx() ?? '', ['-t', '-q', '-e', join(folder, 'error.log'), '-c', file, '-p', folder], {
        stdio: 'pipe',
      });
      expect(compose.services.front.volumes).toEqual(
        expect.arrayContaining(['./front/nginx.conf:/etc/nginx/nginx.conf:ro', './front/compose:/etc/nginx/front:ro']),
      );
    },
  );

  test.each(['compose', 'kubernetes', 'oneMachine'] as const)(
    'in %s trusts only the edge, and counts neither the edge nor whole private ranges as the team',
    (setUp) => {
      const source = proxySource(setUp);
      const networksOf = (variable: string) => {
        const [, block = ''] = new RegExp(`geo [^{]*\\${variable} \\{([^}]*)\\}`).exec(source) ?? [];
        return [...block.matchAll(/^ *(\S+) 1;$/gm)].map(([, network = '']) => network);
      };
      const [edge, team] = [networksOf('$is_edge'), networksOf('$is_team')];
      expect([...source.matchAll(/set_real_ip_from (\S+);/g)].map(([, network]) => network)).toEqual(edge);
      expect(edge.filter((network) => team.includes(network))).toEqual(['127.0.0.0/8', '::1']);
      expect(
        [...edge, ...team].filter((network) =>
          ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'].includes(network),
        ),
      ).toEqual([]);
      // Requests to the port of this machine reach a compose container from the gateway of its network.
      const [{ gateway }] = compose.networks.inside.ipam.config;
      expect(edge.filter((network) => network.startsWith('172.30.'))).toEqual(setUp === 'compose' ? [gateway] : []);
      expect(new Set([...source.matchAll(/limit_(?:conn|req)_zone (\S+) /g)].map(([, key]) => key))).toEqual(
        new Set(['$limited_network', '$limited_wide_network', '$login_network']),
      );
    },
  );

  test('does not cache account calls or the desk, and shows no metrics', () => {
    const locationOf = (path: string) =>
      proxySettings.split(new RegExp(`location (?:= )?${path} \\{`))[1]?.split(/\n\n|\n {4}\}/)[0] ?? '';
    for (const path of ['/api/', '/preview', '/ssr/timestamp', '/ssr/suggestion', '/readyz'])
      expect([path, locationOf(path)]).toEqual([path, expect.stringContaining('proxy_cache off;')]);
    expect(proxySettings).toContain('location = /metrics { return 404; }');
    for (const path of ['/assets/', '/media/']) expect(locationOf(path)).toMatch(/proxy_next_upstream [^;]*http_404/);
    expect(locationOf('/api/')).not.toMatch(/non_idempotent/);
    expect(proxySettings).toMatch(/proxy_cache_use_stale off;/);
  });
});
