import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from './nginx-cache.ts';

/** The front of `deploy/front/nginx.conf`, running on this machine. */
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

const deploy = join(import.meta.dirname, '../../../deploy');
/** Where a set-up has its `networks.conf`, `nodes.conf` and `server.conf`. */
const folders = { compose: 'front/compose', kubernetes: 'kubernetes/front' };

/** What is put in by whoever runs it. */
export interface FrontPlace {
  setUp?: keyof typeof folders;
  /** A network of the web team's. */
  team?: string;
  /** Where the front of Kubernetes speaks TLS. */
  securePort?: number;
}

/** `deploy/front/nginx.conf` with the files of a set-up in their places. */
export function frontSource(setUp: keyof typeof folders): string {
  const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
  return read('front/nginx.conf').replaceAll(/^ *include front\/(\w+\.conf);$/gm, (_, name: string) =>
    read(`${folders[setUp]}/${name}`),
  );
}

/** The same with ports and folders of this machine, and nothing else changed. `nodes` are `127.0.0.1:<port>`. */
export function frontConfiguration(
  folder: string,
  port: number,
  nodes: readonly string[],
  { setUp = 'compose', team, securePort = 8443 }: FrontPlace = {},
): string {
  let server = 0;
  const here: [from: RegExp, to: string | (() => string)][] = [
    [/^worker_processes/m, 'daemon off; user root;\nworker_processes'],
    [/\/tmp\/nginx\.pid/, `${folder}/pid`],
    [/error_log \/dev\/stderr/, `error_log ${folder}/error.log`],
    [/access_log \/dev\/stdout lines [^;]*/, `access_log ${folder}/access.log lines`],
    [/\/var\/cache\/nginx/g, folder],
    [/listen 8080/, `listen 127.0.0.1:${port}`],
    [/^ *listen \[::\]:[^\n]*\n/gm, ''],
    [/(?<=server )(node-\d:3000|site:80)/g, () => nodes[server++ % nodes.length] ?? ''],
  ];
  if (setUp === 'kubernetes') here.push([/listen 8443/, `listen 127.0.0.1:${securePort}`]);
  if (team !== undefined) here.push([/(?<=geo \$is_team \{\n)/, `${team} 1;\n`]);
  return here.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`the front of ${setUp} has nothing like ${from}`);
    from.lastIndex = 0;
    return text.replace(from, to as string);
  }, frontSource(setUp));
}

/**
 * Starts it in front of nodes at `http://localhost:<port>`; that of Kubernetes with a certificate of its own, made by
 * openssl. Throws where nginx is not installed, or does not come up.
 */
export async function startNginxFront(nodes: readonly string[], place: FrontPlace = {}): Promise<NginxFront> {
  const addresses = nodes.map((origin) => `127.0.0.1:${new URL(origin).port}`);
  const { origin, folder, pid, stop } = await startNginx((temporary, port) => {
    if (place.setUp === 'kubernetes') makeCertificate(join(temporary, 'certificate'));
    return frontConfiguration(temporary, port, addresses, place);
  });
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  const lines = () => linesOf('access.log').map((line) => JSON.parse(line) as FrontLine);
  return { origin, pid, lines, errors: () => linesOf('error.log'), stop };
}

/** As the Secret of the cluster holds it, and signed by nobody else. */
function makeCertificate(folder: string): void {
  mkdirSync(folder);
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
    ' ',
  );
  execFileSync('openssl', [...made, '-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')], {
    stdio: 'ignore',
  });
}
