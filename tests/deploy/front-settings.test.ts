import { describe, expect, test } from 'vitest';
import { compose } from '../support/deploy/manifests.ts';
import { proxySource } from '../support/running/nginx-front.ts';

test('compose mounts the files of the reverse proxy where nginx reads them', () => {
  expect(compose.services.front.volumes).toEqual(
    expect.arrayContaining(['./front/nginx.conf:/etc/nginx/nginx.conf:ro', './front/compose:/etc/nginx/front:ro']),
  );
});

const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

describe.each(['compose', 'kubernetes', 'oneMachine'] as const)('the reverse proxy of %s', (setUp) => {
  const source = proxySource(setUp);

  test('trusts only the edge, and counts neither the edge nor whole private ranges as the team', () => {
    const networksOf = (variable: string) => {
      const [, block = ''] = new RegExp(`geo [^{]*\\${variable} \\{([^}]*)\\}`).exec(source) ?? [];
      return [...block.matchAll(/^ *(\S+) 1;$/gm)].map(([, network = '']) => network);
    };
    const [edge, team] = [networksOf('$is_edge'), networksOf('$is_team')];
    expect([...source.matchAll(/set_real_ip_from (\S+);/g)].map(([, network]) => network)).toEqual(edge);
    expect(edge.filter((network) => team.includes(network))).toEqual(['127.0.0.0/8', '::1']);
    expect([...edge, ...team].filter((network) => privateRanges.includes(network))).toEqual([]);
    // Requests to the port of this machine reach a compose container from the gateway of its network.
    const [{ gateway }] = compose.networks.inside.ipam.config;
    expect(edge.filter((network) => network.startsWith('172.30.'))).toEqual(setUp === 'compose' ? [gateway] : []);
  });

  test('asks the same nodes for pages and for their health, and for health avoids none', () => {
    const nodesOf = (upstream: string) => {
      const [, block = ''] = new RegExp(`upstream ${upstream} \\{([^}]*)\\}`).exec(source) ?? [];
      return [...block.matchAll(/^server (\S+)( max_fails=\S+)/gm)].map(([, address, fails]) => ({ address, fails }));
    };
    const nodes = nodesOf('nodes');
    expect(nodes).not.toEqual([]);
    expect(nodesOf('health')).toEqual(nodes.map(({ address }) => ({ address, fails: ' max_fails=0;' })));
  });
});
