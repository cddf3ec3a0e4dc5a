import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { PostgresCluster } from '#tests/support/accounts/postgres-cluster.ts';
import type { ProxyLogLine } from '#tests/support/running/nginx-front.ts';
import { startThreeNodesBefore } from '#tests/support/running/three-nodes.ts';
import type { BenchReport } from './bench-report.ts';
import { launch } from './launch-model.ts';
import { isSmoke, sized } from './smoke.ts';

const second = 1000;
/** Flagship Grimlock and others appear at the same instant in three editions; every edition has visitors. */
const edge = Date.parse('2025-03-27T15:00:00Z');
/** Time for requesting everything once before the edge, in ms. */
const warmUp = sized(15 * second, 0);
/** Number of visitors, spread over the editions as in the model. They come within ten seconds of the edge. */
const visitors = sized(400, 16);
const arrivalPeriod = sized(10 * second, 200);

interface VisitResponse {
  duration: number;
  status: number;
  isStale: boolean;
}

/** One visitor opens a page with its assets, requests the server time, and opens another page. */
async function visit(agent: Agent, origin: string, home: string, siteNow: () => number): Promise<VisitResponse[]> {
  const responses: VisitResponse[] = [];
  const open = async (path: string) => {
    const [requestedAt, startedAt] = [siteNow(), performance.now()];
    const response = await getPage(agent, origin + path);
    responses.push({
      duration: performance.now() - startedAt,
      status: response.status,
      isStale: response.validUntil <= requestedAt,
    });
    return response.body;
  };
  const page = await open(home);
  const assets = page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  const pictures = page.match(/\/media\/[\w./-]+\.avif/g) ?? [];
  const assetPaths = [...new Set(assets).values().take(4), ...new Set(pictures).values().take(4)];
  const [, product = home] = /href="([/\w]*\/(?:flagship|elite|signature)[\w-]+)"/.exec(page) ?? [];
  for (const path of ['/ssr/timestamp', ...assetPaths, product]) await open(path);
  return responses;
}

function getPage(agent: Agent, url: string): Promise<{ status: number; body: string; validUntil: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      const until = Date.parse(String(response.headers['x-page-valid-until']));
      resolve({
        status: response.statusCode ?? 0,
        body,
        validUntil: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until,
      });
    }).on('error', reject);
  });
}

/**
 * Rehearses a launch on this machine, scaled down: clients in every edition at an edge, behind nginx and three
 * nodes. Reports which of them responded.
 */
export async function rehearseLaunch(cluster: PostgresCluster, report: BenchReport): Promise<void> {
  const three = await startThreeNodesBefore(edge, warmUp, { cluster: cluster.url });
  const { siteTime: siteNow } = three;
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    // Visitors wait for the launch: pages, scripts and pictures have been requested before.
    for (const edition of editionCodes)
      await visit(agent, three.proxy.origin, pagePath({ edition, slug: '' }), siteNow);
    const all = Object.values(launch.visitors).reduce((sum, count) => sum + count, 0);
    const before = three.proxy.lines().length;
    // In a smoke run nobody waits for the launch.
    while (!isSmoke && siteNow() < edge) await pause(Math.min(50, Math.max(1, edge - siteNow())));
    const arrivals = editionCodes.flatMap((edition) => {
      const count = Math.round((visitors * (launch.visitors[edition] ?? 0)) / all);
      return Array.from({ length: count }, async (_, index) => {
        // Most come at once, the others later and later.
        await pause(((index / count) ** 2 * arrivalPeriod) | 0);
        return visit(agent, three.proxy.origin, pagePath({ edition, slug: '' }), siteNow);
      });
    });
    const responses = (await Promise.all(arrivals)).flat();
    agent.destroy();
    await pause(200);
    reportWhoResponded(report, three.proxy.lines().slice(before));
    const times = responses.map(({ duration }) => duration).sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
    report.text(
      `${arrivals.length} visitors at the edge: ${responses.length} responses, ${responses.filter(({ status }) => status >= 400).length} errors,` +
        ` ${responses.filter(({ isStale }) => isStale).length} stale; half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms.`,
    );
  } finally {
    await three.stop();
  }
}

function reportWhoResponded(report: BenchReport, lines: readonly ProxyLogLine[]): void {
  const kindOf = ({ path }: ProxyLogLine) =>
    /^\/(assets|media|ssr)\//.test(path) ? (path.split('/')[1] ?? '') : 'page';
  const rows = Object.entries(Object.groupBy(lines, kindOf)).map(([kind, group = []]) => {
    const reached = group.filter(({ node }) => node !== '').length;
    return [kind, group.length, reached, `${((100 * reached) / group.length).toFixed(1)} %`];
  });
  const reached = lines.filter(({ node }) => node !== '').length;
  report.table(
    ['launch on this machine, through nginx', 'requests', 'reached a node', 'share'],
    [...rows, ['total', lines.length, reached, `${((100 * reached) / lines.length).toFixed(1)} %`]],
  );
}
