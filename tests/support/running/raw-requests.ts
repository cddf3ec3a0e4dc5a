import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** A response on a raw connection. */
export interface RawAnswer {
  status: number;
  /** Bytes of the body that were received, and that the header announced. */
  came: number;
  announced: number;
}

/**
 * A connection that sends one request after the other, as fast as one process can. It reads bodies of a known length,
 * and empty ones.
 */
export interface RawConnection {
  ask(head: string): Promise<RawAnswer>;
  socket: Socket;
}

/** Connects to a port of this machine. Requests reject if the connection closes. */
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
        if (socket.destroyed) return reject(new Error('the connection is closed already'));
        waiting = { hasBody: !head.startsWith('HEAD '), resolve, reject };
        socket.write(head);
      }),
  };
}

const emptyInChunks = '0\r\n\r\n'.length;

/** Length of what follows a head: the announced length, or the end of an empty chunked body. */
const lengthOf = (head: string): number =>
  /\r\ntransfer-encoding: chunked/i.test(head)
    ? emptyInChunks
    : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);

/** The bytes of a request without a body. */
export const headOf = (path: string, headers: Record<string, string> = {}, method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
