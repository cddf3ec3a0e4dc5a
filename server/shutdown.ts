import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log/log.ts';

/**
 * Longest times to finish pending responses and then to close stores, in ms. With DRAIN_SECONDS they add up to the
 * longest time that a stop takes.
 */
export const maxStopMs = { responses: 10_000, close: 5_000 };
/** The last part of the notice, in ms, in which requests are refused, so that proxies retry them on another server. */
export const finalNoticeMs = 1_000;

/** Accepts no new connections. Resolves when every pending response has ended, or after `maxMs`. */
export async function drain(server: Server, maxMs = maxStopMs.responses): Promise<void> {
  // A keep-alive connection becomes idle only after its response. Then it is closed, not waited for.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, maxMs);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
  });
  clearInterval(closeIdle);
}

export interface ShutdownOptions {
  server: Server;
  draining: AbortController;
  log: Log;
  close: () => Promise<void>;
  /**
   * The time in ms for which the server still accepts connections after it reports that it is not ready, so that load
   * balancers notice.
   */
  noticeMs: number;
}

/** Closes each connection after its response, so that proxies do not reuse it. */
export function closeConnectionsAfterResponses(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

/**
 * Refuses GET and HEAD with 503, so that proxies send them to another server. Requests that change something are still
 * served.
 */
export function refuseReadRequests(server: Server): void {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return listeners.forEach((listener) => void listener.call(server, request, response));
    const headers = {
      ...securityHeaders(''),
      connection: 'close',
      'cache-control': 'no-store',
      'retry-after': '1',
      'content-type': 'text/plain; charset=utf-8',
    };
    response.writeHead(503, headers).end('This server is stopping.\n');
  });
}

/**
 * On SIGTERM or SIGINT, reports "not ready", waits for the notice, drains, closes and exits with 0. A second signal
 * exits at once.
 */
export function shutDownOnSignals({ server, draining, log, close, noticeMs }: ShutdownOptions): void {
  const shutDown = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1);
    draining.abort();
    log.info({ signal }, 'draining');
    closeConnectionsAfterResponses(server);
    if (noticeMs > 0) {
      await pause(Math.max(0, noticeMs - finalNoticeMs));
      // Connections in the queue of a closing port are lost, so nobody should be sending any more.
      refuseReadRequests(server);
      await pause(finalNoticeMs);
    }
    await drain(server);
    const closing = close().catch((error: unknown) => log.error({ err: error }, 'accounts were not closed cleanly'));
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, maxStopMs.close))]);
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
