import type { Server } from 'node:http';
import type { Log } from './log.ts';

/** How long answers under way may take to end, in ms. */
const longestDrain = 10_000;

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

/** On SIGTERM or SIGINT the server is not ready any more, drains and exits 0; a second signal exits at once. */
export function shutDownOnSignals(server: Server, draining: AbortController, log: Log, longest?: number): void {
  const shutDown = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1);
    draining.abort();
    log.info({ signal }, 'draining');
    await drain(server, longest);
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
