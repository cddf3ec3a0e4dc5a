import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from './nginx-cache.ts';

/** The reverse proxy of `deploy/front/nginx.conf`, running on this machine. */
export interface NginxProxy {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  /** Id of its main process, whose children do the work. */
  pid: number;
  /** Its access log. */
  lines(): ProxyLogLine[];
  /** Its error log. */
  errors(): string[];
  /** The responses that it has on disk, in one of its caches or in all of them. */
  cached(cache?: CacheName): { files: number; bytes: number };
  stop(): Promise<void>;
}

/** One line of the access log. */
export interface ProxyLogLine {
  id: string;
  method: string;
  path: string;
  status: number;
  cache: string;
  /** The nodes that it tried, and the response of each, separated by commas. */
  node: string;
  node_status: string;
  node_seconds: string;
}

const deploy = join(import.meta.dirname, '../../../deploy');
/** The folder of each set-up with its `health.conf`, `networks.conf`, `nodes.conf` and `server.conf`. */
const folders = { compose: 'front/compose', kubernetes: 'kubernetes/front', oneMachine: 'one-machine/front' };
const plainPort = { compose: 8080, kubernetes: 8080, oneMachine: 80 };
const tlsPort = { compose: undefined, kubernetes: 8443, oneMachine: 443 };

/** Names of its caches, which are folders. */
const cacheNames = ['pages', 'assets', 'media'] as const;
export type CacheName = (typeof cacheNames)[number];

/** The settings of an operator. */
export interface ProxyOptions {
  setUp?: keyof typeof folders;
  /** A network of the web team. */
  team?: string;
  /** The port for TLS, where it ends at the proxy. */
  securePort?: number;
}

/** `deploy/front/nginx.conf` with the included files of a set-up. */
export function proxySource(setUp: keyof typeof folders): string {
  const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
  return read('front/nginx.conf').replaceAll(/^ *include front\/(\w+\.conf);$/gm, (_, name: string) =>
    read(`${folders[setUp]}/${name}`),
  );
}

/**
 * The same with the ports and folders of this machine. `nodes` are `127.0.0.1:<port>`. Throws if a place to change is
 * missing.
 */
export function proxyConfiguration(
  folder: string,
  port: number,
  nodes: readonly string[],
  { setUp = 'compose', team, securePort = 8443 }: ProxyOptions = {},
): string {
  let server = 0;
  const replacements: [from: RegExp, to: string | (() => string)][] = [
    [/^worker_processes/m, 'daemon off; user root;\nworker_processes'],
    [/\/tmp\/nginx\.pid/, `${folder}/pid`],
    [/error_log \/dev\/stderr/, `error_log ${folder}/error.log`],
    [/access_log \/dev\/stdout lines [^;]*/, `access_log ${folder}/access.log lines`],
    [/\/var\/cache\/nginx/g, folder],
    [new RegExp(`listen ${plainPort[setUp]} `), `listen 127.0.0.1:${port} `],
    [/^ *listen \[::\]:[^\n]*\n/gm, ''],
    [/(?<=server )(node-\d:3000|site:80|127\.0\.0\.1:3000)/g, () => nodes[server++ % nodes.length] ?? ''],
  ];
  if (tlsPort[setUp] !== undefined)
    replacements.push([new RegExp(`listen ${tlsPort[setUp]} `), `listen 127.0.0.1:${securePort} `]);
  if (team !== undefined) replacements.push([/(?<=geo \$is_team \{\n)/, `${team} 1;\n`]);
  return replacements.reduce((text, [from, to]) => {
    if (!from.test(text))
      throw new Error(`the nginx configuration of ${setUp} has no match for ${from}: adjust the replacements here`);
    from.lastIndex = 0;
    return text.replace(from, to as string);
  }, proxySource(setUp));
}

/**
 * Starts the reverse proxy in front of nodes at `http://localhost:<port>`. Where TLS ends there, openssl makes a
 * certificate. Throws if nginx is not installed or does not start.
 */
export async function startNginxProxy(nodes: readonly string[], options: ProxyOptions = {}): Promise<NginxProxy> {
  const addresses = nodes.map((origin) => `127.0.0.1:${new URL(origin).port}`);
  const { origin, folder, pid, stop } = await startNginx((temporary, port) => {
    if (options.setUp !== undefined && tlsPort[options.setUp] !== undefined)
      makeCertificate(join(temporary, 'certificate'));
    return proxyConfiguration(temporary, port, addresses, options);
  });
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  const lines = () => linesOf('access.log').map((line) => JSON.parse(line) as ProxyLogLine);
  const cached = (cache?: CacheName) => {
    const sizes = (cache ? [cache] : cacheNames).flatMap((name) => fileSizes(join(folder, name)));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
  return { origin, pid, lines, errors: () => linesOf('error.log'), cached, stop };
}

/** In bytes on disk. A file that nginx removes meanwhile does not count. */
function fileSizes(folder: string): number[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap(({ parentPath, name }) => {
    const { blocks } = statSync(join(parentPath, name), { throwIfNoEntry: false }) ?? {};
    return blocks === undefined ? [] : [blocks * 512];
  });
}

/** Makes a self-signed certificate, `tls.crt` and `tls.key`, in a new folder. */
export function makeCertificate(folder: string): void {
  mkdirSync(folder);
  const certificateOptions =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync(
    'openssl',
    [...certificateOptions, '-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')],
    {
      stdio: 'ignore',
    },
  );
}
