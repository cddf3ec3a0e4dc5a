import { type DestinationStream, type Logger, pino } from 'pino';
import { systemClock } from '../time/clock.ts';
import { logDestination } from './log-destination.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Writes one JSON object per line, to standard output by default. */
export function createLog(destination: DestinationStream = logDestination()): Log {
  return pino({ base: null, timestamp: timeFormat(), formatters: { level: (level) => ({ level }) } }, destination);
}

/** Log level of a response. 503 is deliberate (draining, or a store is unavailable), so it is only a warning. */
export function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status < 400) return 'info';
  return status < 500 || status === 503 ? 'warn' : 'error';
}

/** Formats each millisecond once, since a busy server writes several lines in it. */
function timeFormat(): () => string {
  let formattedAt: number | undefined;
  let field = '';
  return () => {
    const now = systemClock.now();
    if (now !== formattedAt) field = `,"time":"${new Date(now).toISOString()}"`;
    formattedAt = now;
    return field;
  };
}
