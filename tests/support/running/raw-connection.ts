import { connect, type Socket } from 'node:net';

/** A response on a raw connection. */
export interface RawResponse {
  status: number;
  /** Bytes of the body that were received, and that the header announced. */
  receivedBytes: number;
  announcedBytes: number;
}

/**
 * A connection that sends one request after the other, as fast as one process can. It reads bodies of a known length,
 * and empty ones.
 */
export interface RawConnection {
  send(head: string): Promise<RawResponse>;
  socket: Socket;
}

/** Connects to a port of this machine. Requests reject if the connection closes. */
export function openRawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let received: Buffer = Buffer.alloc(0);
  let pending: { hasBody: boolean; resolve(response: RawResponse): void; reject(error: Error): void } | undefined;
  socket.on('error', () => {});
  socket.on('close', () => pending?.reject(new Error('the connection was closed')));
  socket.on('data', (data: Buffer) => {
    received = received.length === 0 ? data : Buffer.concat([received, data]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0 || !pending) return;
    const head = received.toString('latin1', 0, headEnd);
    const expectedLength = pending.hasBody ? lengthOf(head) : 0;
    const bodyLength = received.length - headEnd - 4;
    if (bodyLength < expectedLength) return;
    received = received.subarray(headEnd + 4 + expectedLength);
    const { resolve } = pending;
    pending = undefined;
    resolve({ status: Number(head.slice(9, 12)), receivedBytes: bodyLength, announcedBytes: expectedLength });
  });
  return {
    socket,
    send: (head) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection is closed already'));
        pending = { hasBody: !head.startsWith('HEAD '), resolve, reject };
        socket.write(head);
      }),
  };
}

const emptyChunkedBody = '0\r\n\r\n'.length;

/** Length of the body after a head: the announced length, or the end of an empty chunked body. */
const lengthOf = (head: string): number =>
  /\r\ntransfer-encoding: chunked/i.test(head)
    ? emptyChunkedBody
    : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);

/** The bytes of a request without a body. */
export const requestHead = (path: string, headers: Record<string, string> = {}, method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
