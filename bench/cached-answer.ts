import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, startNginx } from '#tests/support/running/nginx-cache.ts';
import { startNginxProxy } from '#tests/support/running/nginx-front.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport } from './bench-report.ts';
import { childrenOf } from './cpu.ts';
import { type Cost, costOf, type LoadResponse, sendRequest } from './load.ts';
import { sized } from './smoke.ts';

/** So many that the code is compiled, as it is on a server that has run for a minute. */
const requests = sized(40_000, 8);
const pageRequest = { path: '/us/flagship-megatron', headers: { 'accept-encoding': 'br' } };

/** nginx with one worker, serving the same compressed bytes from a file. */
async function costOfNginx(body: Buffer): Promise<Cost> {
  const { origin, folder, pid, stop } = await startNginx(
    (folder, port) => `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 64; }
http { access_log ${folder}/access.log; default_type text/html; keepalive_requests 1000000; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br; add_header cache-control "public, max-age=0";
    location /healthz { return 200; } } }`,
  );
  try {
    writeFileSync(join(folder, 'page'), body);
    return await costOf(origin, childrenOf(pid), requests, () => ({ ...pageRequest, path: '/page' }));
  } finally {
    await stop();
  }
}

/** The deployed path: the reverse proxy of `deploy/front`, which asks the site again every second. */
async function costOfProxy(): Promise<Cost> {
  const { origin, pid, stop } = await startNginxProxy([site.origin]);
  try {
    return await costOf(origin, childrenOf(pid), requests, () => pageRequest);
  } finally {
    await stop();
  }
}

/** Node's HTTP server alone, with the same headers and bytes: the least that a server on it can cost. */
async function costOfNode({ headers, body }: LoadResponse): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-bare-'));
  const files = [join(folder, 'headers'), join(folder, 'body')] as const;
  const perConnection = ['connection', 'keep-alive', 'date'];
  const entries = Object.entries(headers).filter(([name]) => !perConnection.includes(name));
  writeFileSync(files[0], JSON.stringify(entries.flat()));
  writeFileSync(files[1], body);
  const server = spawn(process.execPath, ['bench/bare-server.ts', ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    return await costOf(`http://127.0.0.1:${line.toString().trim()}`, [server.pid ?? 0], requests, () => pageRequest);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

const site = await startSite();
try {
  const response = await sendRequest(new Agent(), site.origin, pageRequest);
  const { body } = response;
  const ours = await costOf(site.origin, [site.pid], requests, () => pageRequest);
  const rows: [name: string, cost: Cost][] = [
    ['this server', ours],
    ['Node’s HTTP server alone', await costOfNode(response)],
  ];
  if (findNginx()) {
    rows.push(['the reverse proxy of deploy/front, a hit in its cache', await costOfProxy()]);
    rows.push(['nginx, the same bytes as a file', await costOfNginx(body)]);
  } else console.log('nginx is not installed: install it to compare (Debian: apt-get install nginx-light)');
  const base = rows.at(-1)?.[1] ?? ours;
  const report = new BenchReport('cached-answer');
  report.table(
    [`${pageRequest.path}, ${body.length} bytes`, 'CPU µs per response', 'ratio', 'responses per second'],
    rows.map(([name, { milliseconds, perSecond }]) => [
      name,
      (milliseconds * 1000).toFixed(0),
      (milliseconds / base.milliseconds).toFixed(1),
      perSecond.toFixed(0),
    ]),
  );
  report.write({ isStandard: rows.length > 2 });
} finally {
  await site.stop();
}
