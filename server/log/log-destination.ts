import type { DestinationStream } from 'pino';
import { pino } from 'pino';

/** Bytes of lines that wait to be written; whatever comes beyond is dropped. */
const mostWaiting = 4 * 1024 * 1024;

/**
 * Lines are written together: every so many bytes, and every so many milliseconds. A write for each is a fifth of what
 * a kept page costs.
 */
const together = { minLength: 8 * 1024, periodicFlush: 100 };

/**
 * Standard output, or another open file, behind which nobody has to be: where the disk is full, the pipe broken or its
 * reader asleep, lines wait or are lost, and requests are answered all the same. Written beside the work; what waits is
 * written when the process exits.
 */
export function logDestination(file = 1): DestinationStream {
  const destination = pino.destination({ dest: file, sync: false, maxLength: mostWaiting, ...together });
  // Pino's own listener throws what is no broken pipe at whoever wrote the line.
  destination.removeAllListeners('error');
  destination.on('error', () => {});
  return destination;
}
