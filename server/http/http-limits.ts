import { readFileSync } from 'node:fs';

/** Node's limits on requests. Times in ms, sizes in bytes. */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than in the proxies in front, so that they are the ones to close a connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const;

export const maxHeaders = 100;

/** Without a byte in either direction. Generous, because pictures that are not encoded yet wait for each other. */
export const silenceTimeoutMs = 120_000;

/** If the system allows as many open files. Idle connections are closed before new ones are refused. */
const mostConnections = 16_384;

/** Open files that the server needs besides connections: databases, pictures, the log. */
const reservedFiles = 256;

export function maxConnections(openFiles = openFilesLimit()): number {
  return Math.max(64, Math.min(mostConnections, openFiles - reservedFiles));
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
