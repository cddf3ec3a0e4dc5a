import type { Server } from 'node:http';
import type { Log } from './log.ts';

/** How long answers under way may take to end, in ms. */
const longestDrain = 10_000;
/** How long closing may take after that, in ms. */
const longestClose = 5_000;

/** Takes no new connections and resolves when every answer under way has ended, or `longest` ms have passed. */
export async function drain(server: Server, longest = longestDrain): Promise<void> {
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
}

/** On SIGTERM or SIGINT the server is not ready any more, drains, closes and exits 0; a second signal exits at once. */
export function shutDownOnSignals({ server, draining, log, close, longest }: ShutdownParts): void {
  const shutDown = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1);
    draining.abort();
    log.info({ signal }, 'draining');
    await drain(server, longest);
    const closed = close().catch((error: unknown) => log.error({ err: error }, 'not closed cleanly'));
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, longestClose))]);
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
