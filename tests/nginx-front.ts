import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from './nginx-cache.ts';

/** The front of `deploy/nginx.conf`, running on this machine. */
export interface NginxFront {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  /** Id of its first process, whose children do the work. */
  pid: number;
  /** What it noted of every request so far. */
  lines(): FrontLine[];
  /** What it noted of what went wrong. */
  errors(): string[];
  stop(): Promise<void>;
}

/** One line of its log. */
export interface FrontLine {
  id: string;
  method: string;
  path: string;
  status: number;
  cache: string;
  /** Addresses of the nodes that were asked, apart by commas, and what each of them answered. */
  node: string;
  node_status: string;
  node_seconds: string;
}

const source = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');

/** `deploy/nginx.conf` with ports and folders of this machine, and nothing else changed. `nodes` are `127.0.0.1:<port>`. */
export function frontConfiguration(folder: string, port: number, nodes: readonly string[]): string {
  let server = 0;
  const here: [from: RegExp, to: string | ((match: string) => string)][] = [
    [/^worker_processes/m, 'daemon off; user root;\nworker_processes'],
    [/\/tmp\/nginx\.pid/, `${folder}/pid`],
    [/error_log \/dev\/stderr/, `error_log ${folder}/error.log`],
    [/access_log \/dev\/stdout lines [^;]*/, `access_log ${folder}/access.log lines`],
    [/\/var\/cache\/nginx/g, folder],
    [/listen 8080/, `listen 127.0.0.1:${port}`],
    [/ *listen \[::\]:8080[^\n]*\n/, ''],
    [/node-\d:3000/g, () => nodes[server++ % nodes.length] ?? ''],
  ];
  return here.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf has nothing like ${from}`);
    from.lastIndex = 0;
    return text.replace(from, to as string);
  }, source);
}

/** Starts it in front of nodes at `http://localhost:<port>`. Throws where nginx is not installed, or does not come up. */
export async function startNginxFront(nodes: readonly string[]): Promise<NginxFront> {
  const addresses = nodes.map((origin) => `127.0.0.1:${new URL(origin).port}`);
  const { origin, folder, pid, stop } = await startNginx((place, port) => frontConfiguration(place, port, addresses));
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  const lines = () => linesOf('access.log').map((line) => JSON.parse(line) as FrontLine);
  return { origin, pid, lines, errors: () => linesOf('error.log'), stop };
}
