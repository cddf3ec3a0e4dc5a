import type { DestinationStream } from 'pino';
import { pino } from 'pino';

/** Bytes of lines that wait to be written; whatever comes beyond is dropped. */
const mostWaiting = 4 * 1024 * 1024;

/**
 * Standard output, or another open file, behind which nobody has to be: where the disk is full, the pipe broken or its reader asleep, lines wait or are lost,
 * and requests are answered all the same. Written beside the work; what waits is written when the process exits.
 */
export function logDestination(file = 1): DestinationStream {
  const destination = pino.destination({ dest: file, sync: false, maxLength: mostWaiting });
  // Pino's own listener throws what is no broken pipe at whoever wrote the line.
  destination.removeAllListeners('error');
  destination.on('error', () => {});
  return destination;
}
