import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export interface Exchange {
  answers: RawAnswer[];
  /** Whether the other side hung up. */
  closed: boolean;
}

/** Host under which the tests ask a site in production. */
export const publicHost = 'www.kinetra.example';

/**
 * Sends bytes as they are to a port of this machine, and gives all that comes back until the other side hangs up, or
 * says nothing for `patience` ms.
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
  /** Lines such as `Cookie: a=b`. */
  lines?: string[];
  body?: string;
}

/** A request that nothing on the way puts right. The other side hangs up after it. */
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

/** The one answer to such a request. */
export async function askRaw(port: number, target: string, request?: RawRequest): Promise<RawAnswer> {
  const { answers } = await sendRaw(port, rawRequest(target, request));
  const [answer] = answers;
  if (!answer || answers.length > 1) throw new Error(`${answers.length} answers to ${JSON.stringify(target)}`);
  return answer;
}

/** All answers on a connection, each as long as it says. */
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
