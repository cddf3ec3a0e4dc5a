import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

/** What the rest of the server writes to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** One JSON object a line, to standard output or where `destination` says. */
export function createLog(destination?: DestinationStream): Log {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, destination);
}
