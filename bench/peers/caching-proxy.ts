import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface CachingProxy {
  origin: string;
  /** Throttles the responses from now on. Unlike the throttling of browsers, this slows down prefetches as well. */
  slow(on: boolean): void;
  stop(): Promise<void>;
}

/** Slow 4G as in the tools of browsers: latency in ms, bytes per ms, and bytes sent at a time. */
const slow4G = { latency: 562.5, bytes: (1.44 * 1024 * 1024) / 8 / 1000, atOnce: 8 * 1024 };
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The files that the site itself serves for every peer: pictures, its stylesheets and font, icons, the account API. */
const servedBySite =
  /^\/(media|api|ssr)\/|^\/(favicon\.svg|site\.webmanifest|apple-touch-icon\.png)$|^\/assets\/.*\.(css|woff2)$/;
const compressible = /^(text|application\/(json|javascript|manifest))|javascript|x-component|svg/;
/** Returns true for a path that is never cached: the server's time and the account API. */
const isFresh = /^\/(api|ssr)\//;
/** Response headers that reach the browser as they are. */
const passedNames = 'content-type cache-control location content-security-policy vary x-nextjs-prerender'.split(' ');
/** Request headers by which responses for one URL may differ. */
const varying = /^(rsc|next-|x-nextjs|accept$)/;

/**
 * A warm CDN in front of one way of making pages: HTTP/2, every response cached, and text compressed with brotli as the
 * site does it. All peers so have the same network, and the results show what each sends and what the browser does with
 * it.
 */
export async function startCachingProxy(site: string, peer: string): Promise<CachingProxy> {
  const cache = new Map<string, Promise<CachedResponse>>();
  let isSlow = false;
  /** The network: responses sent at the same time share it. */
  let line = Promise.resolve();
  const server = createSecureServer(
    { ...certificate(), allowHTTP1: true },
    (request, response) => void respond(request, response).catch(() => response.stream?.close()),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    slow(on) {
      isSlow = on;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const variantHeaders = Object.entries(request.headers).filter(
      (header): header is [string, string] => varying.test(header[0]) && typeof header[1] === 'string',
    );
    const from = servedBySite.test(request.url.split('?')[0] ?? '') ? site : peer;
    const key = request.url + JSON.stringify(variantHeaders.filter(([name]) => name !== 'accept'));
    const pendingResponse = cache.get(key) ?? fetchFromOrigin(from + request.url, Object.fromEntries(variantHeaders));
    if (!isFresh.test(request.url)) cache.set(key, pendingResponse);
    const { status, headers, body } = await pendingResponse;
    if (isSlow) await wait(slow4G.latency);
    response.writeHead(status, headers);
    if (request.method === 'HEAD') return void response.end();
    for (let offset = 0; isSlow && offset < body.length; offset += slow4G.atOnce) {
      const part = body.subarray(offset, offset + slow4G.atOnce);
      line = line.then(() => wait(part.length / slow4G.bytes));
      await line;
      response.write(part);
    }
    if (isSlow) response.end();
    else response.end(body);
  }
}

async function fetchFromOrigin(address: string, headers: Record<string, string>): Promise<CachedResponse> {
  const response = await fetch(address, { headers: { ...headers, 'accept-encoding': 'identity' }, redirect: 'manual' });
  const type = response.headers.get('content-type') ?? '';
  const passedHeaders = passedNames
    .map((name) => [name, response.headers.get(name)] as const)
    .filter((header): header is [string, string] => header[1] !== null);
  const plain = Buffer.from(await response.arrayBuffer());
  const isCompressible = compressible.test(type);
  const body = isCompressible
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: /html/.test(type) ? 10 : 11 } })
    : plain;
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(passedHeaders),
      ...(isCompressible && { 'content-encoding': 'br' }),
      'content-length': String(body.length),
    },
    body,
  };
}

/** Browsers speak HTTP/2 over TLS only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const files = ['-keyout', key, '-out', cert];
  const { error, status } = spawnSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' });
  if (error || status !== 0)
    throw new Error('openssl is needed for the certificate of the proxy: install it (Debian: apt-get install openssl)');
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
