import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { logDestination } from './log-destination.ts';

/** What the rest of the server writes to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** One JSON object a line, to standard output or where `destination` says. */
export function createLog(destination: DestinationStream = logDestination()): Log {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    destination,
  );
}

/**
 * How a line about an answer is marked. 503 says on purpose that a server is on its way out or that something of it is
 * away.
 */
export function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status < 400) return 'info';
  return status < 500 || status === 503 ? 'warn' : 'error';
}
