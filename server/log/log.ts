import { type DestinationStream, type Logger, pino } from 'pino';
import { systemClock } from '../time/clock.ts';

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

/** Size of the buffer in bytes. Lines beyond it are dropped. */
const maxBufferBytes = 4 * 1024 * 1024;

/**
 * Lines are written in batches of this many bytes, or after this many ms. Writing each one alone takes a fifth of the
 * time of a cached page.
 */
const batching = { minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 100 };

/**
 * Writes asynchronously to standard output or another open file. If the disk is full, the pipe is broken or its reader
 * hangs, lines wait or are lost, but requests are still served. The buffer is flushed at exit.
 */
export function logDestination(file = 1): DestinationStream {
  const destination = pino.destination({ dest: file, sync: false, maxLength: maxBufferBytes, ...batching });
  // Pino's own listener would throw errors other than EPIPE at the code that logs.
  destination.removeAllListeners('error');
  destination.on('error', () => {});
  return destination;
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
