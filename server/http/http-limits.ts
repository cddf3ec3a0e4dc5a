import { readFileSync } from 'node:fs';

/** All limits on connections and requests. Times in ms. */
export const httpLimits = {
  head: 10_000,
  /** For a whole request with its body. */
  request: 30_000,
  /** Without a byte in either direction. Generous, because pictures that are not encoded yet wait for each other. */
  silence: 120_000,
  /** Between two requests on a connection. Longer than in the proxies in front, so that they are the ones to close. */
  idle: 65_000,
  /** The interval at which connections are checked against these limits. */
  look: 5_000,
  /** Size of a request's head in bytes, including the URL. */
  headBytes: 16_384,
  headLines: 100,
  /**
   * Concurrent connections, if the system allows as many open files. Idle ones are closed before new ones are refused.
   */
  connections: 16_384,
} as const;

/** Open files that the server needs besides connections: databases, pictures, the log. */
const reservedFiles = 256;

export function maxConnections(openFiles = openFilesLimit()): number {
  return Math.max(64, Math.min(httpLimits.connections, openFiles - reservedFiles));
}

/** Node raises its soft limit to the hard one at start-up. Infinite where the system does not tell. */
function openFilesLimit(): number {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
    );
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
