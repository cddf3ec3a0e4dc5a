import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { findNginx, startNginx } from '#tests/support/running/nginx-cache.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport } from './bench-report.ts';
import { childrenOf } from './cpu.ts';
import type { Cost } from './load.ts';
import { costOf, sendRequest } from './load.ts';
import { sized } from './smoke.ts';

const requests = sized(6000, 8);
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

const site = await startSite();
try {
  const { body } = await sendRequest(new Agent(), site.origin, pageRequest);
  const ours = await costOf(site.origin, [site.pid], requests, () => pageRequest);
  const rows: [name: string, cost: Cost][] = [['this server', ours]];
  if (findNginx()) rows.push(['nginx, the same bytes as a file', await costOfNginx(body)]);
  else console.log('nginx is not installed: install it to compare (Debian: apt-get install nginx-light)');
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
  report.write({ isStandard: rows.length > 1 });
} finally {
  await site.stop();
}
