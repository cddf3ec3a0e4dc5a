import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { findPostgres, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';
import { findNginx } from '../../support/running/nginx-cache.ts';
import { startThreeNodesBefore } from '../../support/running/three-nodes.ts';

const isPossible = findPostgres() !== undefined && findNginx() !== undefined;

describe.skipIf(!isPossible)('an edge', () => {
  const second = 1_000;
  /** The early stage of Black Friday opens in the United Kingdom: its page appears. */
  const edge = Date.parse('2026-11-14T09:00:00Z');
  const page = '/uk/black-friday';

  /** The longest time in ms between the edge and the flip of a node: all nodes then flip within twice as much. */
  const leeway = 50;

  test('changes the pages of all three nodes, and of the reverse proxy, within 100 ms', async () => {
    const cluster = await startPostgresCluster();
    const site = await startThreeNodesBefore(edge, 5 * second, { cluster: cluster.url });
    try {
      const origins = [...site.nodes.map(({ origin }) => origin), site.proxy.origin];
      const observationsByOrigin = await Promise.all(
        origins.map((origin) => watch(origin + page, edge + 2 * second, edge, site.siteTime)),
      );
      const flips = observationsByOrigin.map((observations) => ({
        earliest: Math.max(...observations.filter(({ isNew }) => !isNew).map(({ requestedAt }) => requestedAt)) - edge,
        latest: Math.min(...observations.filter(({ isNew }) => isNew).map(({ respondedAt }) => respondedAt)) - edge,
      }));
      const spread =
        Math.max(...flips.slice(0, 3).map(({ latest }) => latest)) -
        Math.min(...flips.slice(0, 3).map(({ earliest }) => earliest));
      const flipTimes = flips
        .map(({ earliest, latest }) => `between ${earliest.toFixed(0)} and ${latest.toFixed(0)}`)
        .join(', ');
      console.log(
        `flipped, ms after the edge: ${flipTimes} (the last is the reverse proxy); nodes within ${spread.toFixed(0)} ms at the most`,
      );
      const sharp = flips.every(({ earliest, latest }) => latest - earliest <= leeway);
      if (sharp) expect(spread).toBeLessThanOrEqual(2 * leeway);
      // Measured from sending a request to its response, so that a busy machine widens these bounds and breaks nothing.
      for (const observations of observationsByOrigin) {
        expect(observations.filter(({ isNew, requestedAt }) => !isNew && requestedAt > edge + leeway)).toEqual([]);
        expect(observations.filter(({ isNew, respondedAt }) => isNew && respondedAt < edge - leeway)).toEqual([]);
        expect(observations.filter(({ requestedAt }) => requestedAt > edge + leeway).length).toBeGreaterThan(3);
        expect(observations.filter(({ respondedAt }) => respondedAt < edge - leeway).length).toBeGreaterThan(3);
      }
    } finally {
      await site.stop();
      await cluster.remove();
    }
  }, 400_000);
});

interface Observation {
  requestedAt: number;
  respondedAt: number;
  /** True if the response has the content from after the edge. */
  isNew: boolean;
}

/**
 * Requests the page of a sale repeatedly until an instant, as often as possible around the edge. Before the sale its
 * address redirects.
 */
async function watch(address: string, until: number, edge: number, now: () => number): Promise<Observation[]> {
  const agent = new Agent({ keepAlive: true });
  const observations: Observation[] = [];
  while (now() < until) {
    const requestedAt = now();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asking = request(address, { agent, method: 'HEAD' }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      );
      asking.on('error', reject).end();
    });
    observations.push({ requestedAt, respondedAt: now(), isNew: status === 200 });
    await pause(Math.abs(now() - edge) < 500 ? 1 : 50);
  }
  agent.destroy();
  return observations;
}
