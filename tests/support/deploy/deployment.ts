import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One origin in front of several builds of the site, of which one is released at a time. */
export interface Deployment {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Sends all further requests to this site. */
  release(site: { origin: string }): void;
  /** From now on serves pages that were requested before from a cache, like a CDN; everything else passes through. */
  keepPages(): void;
  /** From now on closes the connection when one of these assets is requested; undefined for none. */
  cutOff(assets: RegExp | undefined): void;
  /** Paths of assets that responded with 404. */
  missed: string[];
  close(): Promise<void>;
}

interface Kept {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Starts a proxy in front of a site. */
export async function deploy(first: { origin: string }): Promise<Deployment> {
  let upstream = new URL(first.origin);
  let keepsPages = false;
  let cut: RegExp | undefined;
  const pages = new Map<string, Kept>();
  const missed: string[] = [];

  const listener: RequestListener = (asked, response) => {
    const path = asked.url ?? '/';
    const isPage = asked.method === 'GET' && (asked.headers.accept ?? '').includes('text/html');
    if (cut?.test(path)) return void asked.socket.destroy();
    const kept = keepsPages && isPage ? pages.get(path) : undefined;
    if (kept) return answer(response, kept);
    const onward = request(
      { host: upstream.hostname, port: upstream.port, path, method: asked.method, headers: asked.headers },
      async (from) => {
        const body = Buffer.concat(await from.toArray().catch((): Buffer[] => []));
        const got = { status: from.statusCode ?? 502, headers: from.headers, body };
        if (isPage && got.status === 200) pages.set(path, got);
        if (got.status === 404 && path.startsWith('/assets/')) missed.push(path);
        answer(response, got);
      },
    );
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  };

  const server = createServer(listener);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: ({ origin }) => {
      upstream = new URL(origin);
    },
    keepPages: () => {
      keepsPages = true;
    },
    cutOff: (assets) => {
      cut = assets;
    },
    missed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a complete body, so without the headers of its original connection. */
function answer(response: ServerResponse, { status, headers, body }: Kept): void {
  const { connection, 'keep-alive': _alive, 'transfer-encoding': _transfer, ...others } = headers;
  response.writeHead(status, { ...others, ...(body.length > 0 && { 'content-length': body.length }) });
  response.end(body);
}
