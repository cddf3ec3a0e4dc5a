import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log/log.ts';

/**
 * How long answers under way may take to end, and closing after that, in ms: with DRAIN_SECONDS, what a stop takes at
 * the most.
 */
export const maxStopMs = { drain: 10_000, close: 5_000 };
/**
 * The last part of the notice, in ms, in which requests are sent elsewhere; proxies leave a node that did so alone for
 * longer.
 */
export const finalNoticeMs = 1_000;

/** Takes no new connections and resolves when every answer under way has ended, or `longest` ms have passed. */
export async function drain(server: Server, longest = maxStopMs.drain): Promise<void> {
  // A kept-alive connection becomes idle only after its answer: it is closed then, not waited for.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, longest);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
  });
  clearInterval(closeIdle);
}

export interface ShutdownParts {
  server: Server;
  /** Aborted as soon as the server is on its way out. */
  draining: AbortController;
  log: Log;
  /** Puts away what answers needed, after the last of them. */
  close: () => Promise<void>;
  /** How long answers under way may take to end, in ms. */
  longest?: number | undefined;
  /**
   * How long it goes on answering before it takes no new connections, in ms, so that whoever sends requests here sees
   * that it is not ready.
   */
  notice: number;
}

/** From now on every answer ends its connection, so that proxies keep none to a server that goes. */
export function closeConnectionsAfterResponses(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

/**
 * From now on whoever may ask another server is told to: a proxy learns from it that this one is gone. What changes
 * something is still done.
 */
export function askToReconnect(server: Server): void {
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
 * On SIGTERM or SIGINT the server is not ready any more, gives notice, drains, closes and exits 0; a second signal
 * exits at once.
 */
export function shutDownOnSignals({ server, draining, log, close, longest, notice }: ShutdownParts): void {
  const shutDown = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1);
    draining.abort();
    log.info({ signal }, 'draining');
    closeConnectionsAfterResponses(server);
    if (notice > 0) {
      await pause(Math.max(0, notice - finalNoticeMs));
      // What stands in the queue of a port that closes is lost: nobody may be sending any more.
      askToReconnect(server);
      await pause(finalNoticeMs);
    }
    await drain(server, longest);
    const closed = close().catch((error: unknown) => log.error({ err: error }, 'not closed cleanly'));
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, maxStopMs.close))]);
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
