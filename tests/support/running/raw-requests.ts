import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** What came back for a request over a bare connection. */
export interface RawAnswer {
  status: number;
  /** Bytes of the body that came, and that were announced. */
  came: number;
  announced: number;
}

/**
 * A connection that asks one thing after the other without waiting for a browser: as fast as one process can. Knows
 * bodies of a known length, and empty ones.
 */
export interface RawConnection {
  ask(head: string): Promise<RawAnswer>;
  socket: Socket;
}

/** Connects; `ask` rejects once the connection is gone. */
export function rawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let received: Buffer = Buffer.alloc(0);
  let waiting: { hasBody: boolean; resolve(answer: RawAnswer): void; reject(error: Error): void } | undefined;
  socket.on('error', () => {});
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')));
  socket.on('data', (data: Buffer) => {
    received = received.length === 0 ? data : Buffer.concat([received, data]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0 || !waiting) return;
    const head = received.toString('latin1', 0, headEnd);
    const announced = waiting.hasBody ? lengthOf(head) : 0;
    const came = received.length - headEnd - 4;
    if (came < announced) return;
    received = received.subarray(headEnd + 4 + announced);
    const { resolve } = waiting;
    waiting = undefined;
    resolve({ status: Number(head.slice(9, 12)), came, announced });
  });
  return {
    socket,
    ask: (head) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection is gone'));
        waiting = { hasBody: !head.startsWith('HEAD '), resolve, reject };
        socket.write(head);
      }),
  };
}

const emptyInChunks = '0\r\n\r\n'.length;

/** Bytes that follow a head: as many as it says, or the end of a body in chunks that has none. */
const lengthOf = (head: string): number =>
  /\r\ntransfer-encoding: chunked/i.test(head)
    ? emptyInChunks
    : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);

/** The head of a request, ready to be written. */
export const headOf = (path: string, headers: Record<string, string> = {}, method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
