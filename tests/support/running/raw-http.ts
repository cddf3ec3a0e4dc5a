import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

export interface RawExchange {
  responses: RawResponse[];
  /** True if the server closed the connection. */
  closed: boolean;
}

/** The host of a site in production. */
export const publicHost = 'www.kinetra.example';

/**
 * Sends bytes to a port of this machine. Resolves to everything received until the server closes the connection, or
 * sends nothing for the given time in ms.
 */
export function sendRaw(port: number, bytes: string, idleTimeout = 2000): Promise<RawExchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let received = '';
    const finish = (closed: boolean) => {
      socket.destroy();
      resolve({ responses: readResponses(received), closed });
    };
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => finish(true));
    socket.setTimeout(idleTimeout, () => finish(false));
  });
}

export interface RawRequest {
  method?: string;
  host?: string;
  /** Header lines such as `Cookie: a=b`. */
  lines?: string[];
  body?: string;
}

/** The bytes of a request, which no client corrects. The server closes the connection after it. */
export const rawRequest = (
  target: string,
  { method = 'GET', host = publicHost, lines = [], body = '' }: RawRequest = {},
): string =>
  [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...lines,
    ...(body && [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');

/** Sends one request and reads its response. Throws if there is not exactly one. */
export async function requestRaw(port: number, target: string, request?: RawRequest): Promise<RawResponse> {
  const { responses } = await sendRaw(port, rawRequest(target, request));
  const [response] = responses;
  if (!response || responses.length > 1)
    throw new Error(`expected one response, got ${responses.length} to ${JSON.stringify(target)}`);
  return response;
}

/** All responses on a connection, each as long as its `content-length`. */
function readResponses(received: string): RawResponse[] {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return [];
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = received.slice(end + 4);
  const length =
    headers.has('content-length') && !rest.startsWith('HTTP/1.1 ')
      ? Number(headers.get('content-length'))
      : rest.length;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  return [{ status, headers, body: rest.slice(0, length) }, ...readResponses(rest.slice(length))];
}
