import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One origin in front of several builds of the site, of which one is released at a time. */
export interface Deployment {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Sends all further requests to this site. */
  release(site: { origin: string }): void;
  /** From now on serves pages that were requested before from a cache, like a CDN; everything else passes through. */
  cachePages(): void;
  /** From now on closes the connection when one of these assets is requested; undefined for none. */
  blockAssets(assets: RegExp | undefined): void;
  /** Paths of assets that responded with 404. */
  missingAssets: string[];
  close(): Promise<void>;
}

interface StoredResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Starts a proxy in front of a site. */
export async function startDeployment(site: { origin: string }): Promise<Deployment> {
  let upstream = new URL(site.origin);
  let isCaching = false;
  let blockedAssets: RegExp | undefined;
  const pages = new Map<string, StoredResponse>();
  const missingPaths: string[] = [];

  const listener: RequestListener = (incoming, response) => {
    const path = incoming.url ?? '/';
    const isPage = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
    if (blockedAssets?.test(path)) return void incoming.socket.destroy();
    const cachedPage = isCaching && isPage ? pages.get(path) : undefined;
    if (cachedPage) return sendStored(response, cachedPage);
    const outgoing = request(
      { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers: incoming.headers },
      async (upstreamResponse) => {
        const body = Buffer.concat(await upstreamResponse.toArray().catch((): Buffer[] => []));
        const stored = { status: upstreamResponse.statusCode ?? 502, headers: upstreamResponse.headers, body };
        if (isPage && stored.status === 200) pages.set(path, stored);
        if (stored.status === 404 && path.startsWith('/assets/')) missingPaths.push(path);
        sendStored(response, stored);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };

  const server = createServer(listener);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: ({ origin }) => {
      upstream = new URL(origin);
    },
    cachePages: () => {
      isCaching = true;
    },
    blockAssets: (assets) => {
      blockedAssets = assets;
    },
    missingAssets: missingPaths,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a complete body, so without the headers of its original connection. */
function sendStored(response: ServerResponse, { status, headers, body }: StoredResponse): void {
  const { connection, 'keep-alive': _alive, 'transfer-encoding': _transfer, ...others } = headers;
  response.writeHead(status, { ...others, ...(body.length > 0 && { 'content-length': body.length }) });
  response.end(body);
}
