import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx as findNginxProgram } from '#tools/setup/find-programs.mjs';
import { freePort } from './free-port.ts';

/** Path of the nginx program; undefined if it is not installed. */
export const findNginx: () => string | undefined = findNginxProgram;

export interface NginxCache {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  stop(): Promise<void>;
}

const startTimeout = 10_000;
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Caches like a CDN: responses are kept for their `s-maxage`, and many requests for one page make one request to the
 * site. The header `x-cache` says whether the cache was used.
 */
const configuration = (folder: string, port: number, upstream: string) => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 4096; }
http {
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off; keepalive_requests 1000000;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m inactive=1h;
  upstream site { server ${upstream}; keepalive 64; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host $http_host;
      proxy_cache pages; proxy_cache_lock on; proxy_cache_use_stale off;
      proxy_hide_header x-cache; add_header x-cache $upstream_cache_status always;
    }
  }
}
`;

/** Starts nginx as a cache in front of a site. Throws if nginx is not installed or does not start. */
export const startNginxCache = (site: string): Promise<NginxCache> =>
  startNginx((folder, port) => configuration(folder, port, new URL(site).host));

/**
 * Starts nginx with the configuration for a temporary folder and a free port. Throws if nginx is not installed or does
 * not start.
 */
export async function startNginx(
  createConfiguration: (folder: string, port: number) => string,
): Promise<NginxCache & { folder: string; pid: number }> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed (Debian: sudo apt-get install nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-nginx-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  writeFileSync(join(folder, 'nginx.conf'), createConfiguration(folder, Number(new URL(origin).port)));
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const readErrors = () =>
    existsSync(join(folder, 'error.log')) ? readFileSync(join(folder, 'error.log'), 'utf8') : '';
  for (let waited = 0; !(await responds(origin)); waited += 50) {
    if (child.exitCode !== null || waited > startTimeout) {
      const errors = readErrors();
      if (child.exitCode === null) await stop();
      throw new Error(`nginx did not start:\n${errors}`);
    }
    await pause(50);
  }
  return { origin, folder, pid: child.pid ?? 0, stop };
}

async function responds(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { redirect: 'manual' })).status < 400;
  } catch {
    return false;
  }
}
