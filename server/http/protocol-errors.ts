import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { noStore } from './response.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Responds to data that Node refuses before it becomes a request, with Node's own status codes and our security
 * headers. A connection on which nothing was ever sent is closed without a response: browsers open some ahead, and one
 * that sends its request at that moment would take the refusal for its answer.
 */
export function handleProtocolErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Partial<Pick<Socket, 'bytesRead'>>) => {
    if (socket.bytesRead !== 0 && socket.writable && !hasSentHeaders(socket))
      socket.write(responseHead(statusOf(error)));
    socket.destroy(error);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => response.writeHead(417, refusalHeaders).end());
}

const refusalHeaders = { ...securityHeaders(''), ...noStore, connection: 'close', 'content-length': '0' };

/**
 * Returns true if part of a response was already sent, so nothing may be written in between. Node itself uses this
 * private field and offers no public one.
 */
const hasSentHeaders = (socket: Duplex & { _httpMessage?: ServerResponse }): boolean =>
  socket._httpMessage?.headersSent ?? false;

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const statusOf = ({ code = '' }: NodeJS.ErrnoException): number => statuses[code] ?? 400;

const responseHead = (status: number): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
