import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { logInAt } from '#tests/support/accounts/call-api.ts';
import { findPostgres, type PostgresCluster, startPostgresCluster } from '#tests/support/accounts/postgres-cluster.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { startThreeNodes } from '#tests/support/running/three-nodes.ts';
import { BenchReport } from './bench-report.ts';
import { childrenOf, cpuMicrosecondsOf } from './cpu.ts';
import { launch, launchRows, type RequestKind } from './launch-model.ts';
import { type Cost, costOf, type LoadRequest, sendRequest } from './load.ts';
import { sized } from './smoke.ts';

const token = 'capacity-of-one-core';
const secret = () => randomBytes(32).toString('base64url');

type RequestMaker = (index: number) => LoadRequest;

/** The requests of each kind. `tokens` are the headers of the person whose profile is read. */
async function requestsAt(origin: string, tokens: Record<string, string>): Promise<Record<RequestKind, RequestMaker>> {
  const agent = new Agent();
  const compressed = { 'accept-encoding': 'br' };
  const page = '/us/flagship-megatron';
  const plain = await sendRequest(agent, origin, { path: page });
  const { headers } = await sendRequest(agent, origin, { path: page, headers: compressed });
  const findUrl = (pattern: RegExp) => pattern.exec(plain.body.toString())?.[0] ?? '';
  const [script, picture] = [findUrl(/\/assets\/[\w.-]+\.js/), findUrl(/\/media\/[\w./-]+\.avif/)];
  const hour = 3_600_000;
  const past = Date.parse('2026-01-01T00:00:00Z');
  return {
    page: () => ({ path: page, headers: compressed }),
    notModified: () => ({ path: page, headers: { ...compressed, 'if-none-match': String(headers.etag) } }),
    // A preview is rendered for every request, like a page whose edge has come.
    rendered: (index) => ({
      path: `${page}?at=${new Date(past + index * hour).toISOString()}`,
      headers: { ...compressed, cookie: `preview=${token}` },
    }),
    script: () => ({ path: script, headers: compressed }),
    picture: () => ({ path: picture }),
    time: () => ({ path: '/ssr/timestamp' }),
    code: (index) => ({
      path: '/api/us/account/user/code/create',
      body: { email: `capacity-${index}@example.com`, purpose: 'login' },
    }),
    profile: () => ({ path: '/api/us/account/user/profile', headers: tokens }),
  };
}

const kindLabels: Record<RequestKind, string> = {
  page: 'page, cached',
  notModified: 'page, not changed (304)',
  rendered: 'page, rendered (resolve, render, compress)',
  script: 'script, from memory',
  picture: 'picture, from the disk',
  time: 'server time',
  code: 'account call that writes (one-time code requested)',
  profile: 'account call that reads (profile)',
};
const requestCounts: Record<RequestKind, number> = {
  page: 3000,
  notModified: 3000,
  rendered: 120,
  script: 3000,
  picture: 1500,
  time: 3000,
  code: 300,
  profile: 300,
};
const requestKinds = Object.keys(kindLabels) as RequestKind[];

async function measureNode(cluster: PostgresCluster): Promise<Record<RequestKind, Cost>> {
  const settings = { DATABASE_URL_US: cluster.url, ACCOUNT_SECRETS: `k1:${secret()}`, ACCOUNT_PEPPER: secret() };
  const site = await startSite({ SITE_ENV: 'test', ACCOUNT_LIMIT_SCALE: '0', PREVIEW_TOKEN: token, ...settings });
  try {
    const { apptoken, reftoken } = await logInAt(site.origin, 'us', 'profile@example.com');
    const requests = await requestsAt(site.origin, { apptoken, reftoken });
    const costs: [RequestKind, Cost][] = [];
    for (const kind of requestKinds)
      costs.push([kind, await costOf(site.origin, [site.pid], sized(requestCounts[kind], 4), requests[kind])]);
    return Object.fromEntries(costs) as Record<RequestKind, Cost>;
  } finally {
    await site.stop();
  }
}

/** The same pages behind nginx: cached by it, or passed on to one of three nodes. */
async function measureProxy(cluster: PostgresCluster): Promise<[what: string, proxy: Cost, nodes: number][]> {
  const three = await startThreeNodes({ cluster: cluster.url });
  try {
    const { origin } = three.proxy;
    const requests = await requestsAt(origin, {});
    const proxy = childrenOf(three.proxy.pid);
    const nodes = three.nodes.map(({ pid }) => pid);
    const rows: [string, Cost, number][] = [];
    const count = sized(3000, 4);
    const passedOn = (index: number) => ({
      path: `/us/flagship-megatron?visit=${index}`,
      headers: { 'accept-encoding': 'br' },
    });
    for (const [what, request] of [
      ['page, cached by nginx', requests.page],
      ['page, passed on to a node', passedOn],
      ['script, cached by nginx', requests.script],
      ['server time, passed on', requests.time],
    ] as const) {
      const before = cpuMicrosecondsOf(nodes);
      const measured = await costOf(origin, proxy, count, request);
      rows.push([what, measured, (cpuMicrosecondsOf(nodes) - before) / (1.25 * count) / 1000]);
    }
    return rows;
  } finally {
    await three.stop();
  }
}

const formatFigure = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function reportLaunch(report: BenchReport, node: Record<RequestKind, Cost>): void {
  const rows = launchRows(node);
  const visitors = Object.values(launch.visitors).reduce((sum, count) => sum + count, 0);
  const cores = rows.reduce((sum, row) => sum + row.cores, 0) / launch.maxUtilisation;
  const nodes = Math.max(3, Math.ceil(cores) + 1);
  report.table(
    [
      `${visitors} visitors in a minute, ${launch.shareOfBusiestTenSeconds * 100} % of them in ten seconds`,
      'requests per second',
      'reach the nodes',
      'cores',
    ],
    [
      ...rows.map(({ kind, requested, reaching, cores: each }) => [
        kindLabels[kind],
        formatFigure(requested),
        formatFigure(reaching),
        each.toFixed(2),
      ]),
      [
        `total, cores ${launch.maxUtilisation * 100} % busy`,
        '',
        formatFigure(rows.reduce((sum, { reaching }) => sum + reaching, 0)),
        cores.toFixed(1),
      ],
    ],
  );
  const ahead = (launch.pagesRendered * node.rendered.milliseconds) / 1000;
  report.text(
    `Nodes of one core: ${nodes}, one of them spare. Before the edge each renders ${launch.pagesRendered} pages in ${ahead.toFixed(1)} s of CPU time.` +
      ` Connections to each database: up to ${nodes * 10}.`,
  );
}

async function run(): Promise<void> {
  const cluster = await startPostgresCluster();
  try {
    const report = new BenchReport('capacity');
    const node = await measureNode(cluster);
    report.table(
      ['one process', 'CPU ms per response', 'per second on one core', 'per second here'],
      requestKinds.map((kind) => {
        const { milliseconds, perSecond } = node[kind];
        return [kindLabels[kind], milliseconds.toFixed(3), formatFigure(1000 / milliseconds), formatFigure(perSecond)];
      }),
    );
    report.table(
      ['three processes behind nginx', 'CPU ms of nginx', 'CPU ms of nodes', 'per second here'],
      (await measureProxy(cluster)).map(([what, proxy, nodes]) => [
        what,
        proxy.milliseconds.toFixed(3),
        nodes.toFixed(3),
        formatFigure(proxy.perSecond),
      ]),
    );
    reportLaunch(report, node);
    report.write();
  } finally {
    await cluster.remove();
  }
}

if (findPostgres() === undefined)
  console.log(
    'PostgreSQL is not installed, without which there are no three nodes: install it (Debian: apt-get install postgresql)',
  );
else await run();
