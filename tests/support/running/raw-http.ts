import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export interface Exchange {
  answers: RawAnswer[];
  /** Whether the server closed the connection. */
  closed: boolean;
}

/** The host of a site in production. */
export const publicHost = 'www.kinetra.example';

/**
 * Sends bytes to a port of this machine. Resolves to everything received until the server closes the connection, or
 * sends nothing for the given time in ms.
 */
export function sendRaw(port: number, bytes: string, patience = 2000): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let received = '';
    const done = (closed: boolean) => {
      socket.destroy();
      resolve({ answers: readAnswers(received), closed });
    };
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => done(true));
    socket.setTimeout(patience, () => done(false));
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
export async function askRaw(port: number, target: string, request?: RawRequest): Promise<RawAnswer> {
  const { answers } = await sendRaw(port, rawRequest(target, request));
  const [answer] = answers;
  if (!answer || answers.length > 1)
    throw new Error(`expected one response, got ${answers.length} to ${JSON.stringify(target)}`);
  return answer;
}

/** All responses on a connection, each as long as its `content-length`. */
function readAnswers(received: string): RawAnswer[] {
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
  return [{ status, headers, body: rest.slice(0, length) }, ...readAnswers(rest.slice(length))];
}
