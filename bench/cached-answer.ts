import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../tests/nginx-cache.ts';
import { startSite } from '../tests/running-site.ts';
import { childrenOf, cpuOf } from './cpu.ts';
import { printTable } from './table.ts';

const requests = 6000;
const connections = 16;
const path = '/us/flagship-megatron';
const nginx = findNginx();

interface Load {
  cpuMicroseconds: number;
  perSecond: number;
}

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

async function load(url: string, pids: number[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const round = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (left-- > 0) await ask(agent, url);
      }),
    );
  };
  await round(requests / 4);
  const [cpu, began] = [cpuOf(pids), performance.now()];
  await round(requests);
  const [spent, seconds] = [cpuOf(pids) - cpu, (performance.now() - began) / 1000];
  agent.destroy();
  return { cpuMicroseconds: spent / requests, perSecond: requests / seconds };
}

/** nginx with one worker, serving the same compressed bytes as a file. */
async function loadNginx(program: string, body: Buffer): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-nginx-'));
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync(join(folder, 'page'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 64; }
http { access_log ${folder}/access.log; default_type text/html; keepalive_requests 1000000; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br; add_header cache-control "public, max-age=0"; } }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await load(`http://127.0.0.1:${port}/page`, childrenOf(child.pid ?? 0));
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

const site = await startSite();
try {
  const url = site.origin + path;
  const answer = await new Promise<Buffer>((resolve) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => resolve(Buffer.concat(await response.toArray())));
  });
  const ours = await load(url, [site.pid]);
  const rows = [['this server', ours]] as [string, Load][];
  if (nginx) rows.push(['nginx, the same bytes as a file', await loadNginx(nginx, answer)]);
  else console.log('nginx is not installed: install it to compare (Debian: apt-get install nginx-light)');
  const base = rows.at(-1)?.[1] ?? ours;
  printTable(
    [`${path}, ${answer.length} bytes`, 'CPU µs an answer', 'ratio', 'answers a second'],
    rows.map(([name, { cpuMicroseconds, perSecond }]) => [
      name,
      cpuMicroseconds.toFixed(0),
      (cpuMicroseconds / base.cpuMicroseconds).toFixed(1),
      perSecond.toFixed(0),
    ]),
  );
} finally {
  await site.stop();
}
