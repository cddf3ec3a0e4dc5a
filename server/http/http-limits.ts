import { readFileSync } from 'node:fs';

/** What one client may take of the server: every limit on connections in one place. Times in ms. */
export const httpLimits = {
  /** For the head of a request, from the connection or from its first byte. */
  head: 10_000,
  /** For a whole request, its body included. */
  request: 30_000,
  /**
   * During which neither side moves a byte: while an answer is made, or its reader takes nothing. Pictures that nobody
   * has seen yet wait for each other.
   */
  silence: 120_000,
  /**
   * Between two requests of a connection; longer than the proxies in front keep theirs, so that it is they who close.
   */
  idle: 65_000,
  /** How often connections are looked through for those that are over a limit. */
  look: 5_000,
  /** Bytes of the head of a request, with its address. */
  headBytes: 16_384,
  /** Lines in the head of a request. */
  headLines: 100,
  /** Connections at once, where the system allows as many open files; idle ones go before anybody is turned away. */
  connections: 16_384,
} as const;

/** Files that the server itself needs open beside connections: databases, pictures, the log. */
const ownFiles = 256;

/** Connections that this process may have, by what the system lets it open. */
export function connectionsAllowed(openFiles = openFilesAllowed()): number {
  return Math.max(64, Math.min(httpLimits.connections, openFiles - ownFiles));
}

/**
 * Node raises its own limit to the hard one when it starts. Where the system does not say, there is none that is known.
 */
function openFilesAllowed(): number {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
    );
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
