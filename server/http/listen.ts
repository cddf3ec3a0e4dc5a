import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { widestNetwork } from '#core/http/networks.ts';
import type { Log } from '../log/log.ts';
import { StartError } from '../settings/start-error.ts';
import { networkOfPeer } from './forwarded.ts';
import { maxConnections, maxHeaders, requestLimits, silenceTimeoutMs } from './http-limits.ts';
import { limitPipelining } from './pipelining.ts';
import { handleProtocolErrors } from './protocol-errors.ts';
import type { HandleRequest } from './response.ts';
import { securityHeaders } from './security-headers.ts';

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** Passes requests of Node to `handle`. Those that cannot be read get a 400. */
export function requestListener(handle: HandleRequest, log: Log): RequestListener {
  const fetchCallback: FetchCallback = async (request, { incoming, outgoing }) => {
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') throw new Error('no host');
    const response = await handle(request, incoming.socket.remoteAddress);
    // The connection ends with such a request, so a proxy must not send another visitor's request on it.
    if (hasUnreadBody(incoming)) (outgoing as ServerResponse).shouldKeepAlive = false;
    return response;
  };
  const listener = getRequestListener(fetchCallback, {
    errorHandler(error) {
      log.warn({ error: (error as Error).message }, 'a request could not be parsed');
      return new Response('This request cannot be read.\n', {
        status: 400,
        headers: { ...securityHeaders(''), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    },
  });
  return (request, response) => void listener(request, response);
}

const hasUnreadBody = ({ headers, readableEnded }: Pick<IncomingMessage, 'headers' | 'readableEnded'>): boolean =>
  !readableEnded && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined);

/**
 * Creates a server that passes every request to `handle`. It does not listen yet. `trustedProxies` is the number of
 * proxies in front of it.
 */
export function createNodeServer(handle: HandleRequest, log: Log, trustedProxies = 0): Server {
  // We refuse requests without a host ourselves, with the same response as other malformed requests.
  const server = createServer({ ...requestLimits, requireHostHeader: false });
  limitPipelining(server, requestListener(handle, log));
  server.maxHeadersCount = maxHeaders;
  server.timeout = silenceTimeoutMs;
  server.maxConnections = maxConnections();
  handleProtocolErrors(server);
  if (trustedProxies === 0) limitConnectionsPerNetwork(server);
  closeIdleWhenFull(server, log);
  return server;
}

/** Lets no network have more than a quarter of all connections. For servers without a proxy, which has such a limit. */
function limitConnectionsPerNetwork(server: Server): void {
  const openConnections = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = widestNetwork(networkOfPeer(socket.remoteAddress));
    const others = openConnections.get(network) ?? 0;
    if (others >= server.maxConnections / 4) return void socket.destroy();
    openConnections.set(network, others + 1);
    socket.once('close', () => {
      const left = (openConnections.get(network) ?? 0) - 1;
      if (left > 0) openConnections.set(network, left);
      else openConnections.delete(network);
    });
  });
}

function closeIdleWhenFull(server: Server, log: Log): void {
  let pauseTimer: NodeJS.Timeout | undefined;
  let turnedAway = 0;
  server.on('drop', () => {
    turnedAway += 1;
    if (pauseTimer) return;
    server.closeIdleConnections();
    log.warn(
      { connections: server.maxConnections, turnedAway },
      'too many connections: idle ones are closed, new ones turned away',
    );
    turnedAway = 0;
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined;
    }, requestLimits.connectionsCheckingInterval).unref();
  });
}

/** Starts listening and returns the address to open. Throws a StartError if it cannot. */
export async function listen(server: Server, port: number, host: string | undefined): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(explainListenError(error, port, host))),
    );
    server.listen(port, host, resolve);
  });
  return `http://${host ?? 'localhost'}:${(server.address() as AddressInfo).port}`;
}

function explainListenError({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or set PORT to a free one (PORT=${port + 1} npm start).`;
    case 'EACCES':
      return `PORT is ${port}, on which this user may not listen: set it to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is not an address of this machine: unset it, or set it to one that is.`;
    default:
      return `The server cannot listen on port ${port}: ${message}`;
  }
}
