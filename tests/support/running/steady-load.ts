import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One request of the load and its result. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  address: string;
  /** The e-mail address of a call. */
  email?: string;
  /** 0 without a complete response. */
  status: number;
  /** The `code` in the response to a call. */
  code?: number | undefined;
  /** Start of the request and end of the response, in ms of `performance.now()`. */
  startedAt: number;
  endedAt: number;
}

export interface SteadyLoad {
  requests: LoadRequest[];
  /** Number of requests without a response yet. */
  pendingCount(): number;
  /** Resolves after this many more responses. */
  waitForMore(responseCount: number): Promise<void>;
  /** Resolves after the last response. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  origin: string;
  /** Paths of pages. Each request gets another query, so that no cache responds. */
  pages: readonly string[];
  clients: number;
  /** Every n-th request is a call for a one-time code, with its own e-mail address and network. */
  callEvery: number;
  /** Part of the e-mail addresses and queries. */
  name: string;
}

/**
 * Starts clients that send one request after the other until they are stopped. A response that is cut off has the
 * status 0.
 */
export function startSteadyLoad({ origin, pages, clients, callEvery, name }: LoadOptions): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const sentRequests: LoadRequest[] = [];
  let [isRunning, pending, count] = [true, 0, 0];

  const sendNext = async (): Promise<void> => {
    const number = count++;
    const start = performance.now();
    const isCall = number % callEvery === 0;
    const email = `${name}-${number}@example.com`;
    const address = isCall ? '/api/us/account/user/code/create' : `${pages[number % pages.length]}?${name}=${number}`;
    const response = await send(
      agent,
      origin + address,
      isCall ? { body: JSON.stringify({ email, purpose: 'login' }), network: networkOf(number) } : {},
    );
    const method = isCall ? 'POST' : 'GET';
    sentRequests.push({
      method,
      address,
      ...(isCall && { email, code: readCode(response.body) }),
      status: response.status,
      startedAt: start,
      endedAt: performance.now(),
    });
  };
  const runClient = async () => {
    while (isRunning) {
      pending += 1;
      await sendNext();
      pending -= 1;
      await pause(4);
    }
  };
  const clientsDone = Promise.all(Array.from({ length: clients }, runClient));
  return {
    requests: sentRequests,
    pendingCount: () => pending,
    async waitForMore(responseCount) {
      for (const target = sentRequests.length + responseCount; sentRequests.length < target; ) await pause(10);
    },
    async stop() {
      isRunning = false;
      await clientsDone;
      agent.destroy();
    },
  };
}

/** An address in another /48 network for each number. */
const networkOf = (number: number): string =>
  `2001:${(0xdb8 + (number >> 16)).toString(16)}:${(number & 0xffff).toString(16)}::1`;

function readCode(body: string): number | undefined {
  try {
    return (JSON.parse(body) as { code: number }).code;
  } catch {
    return undefined;
  }
}

function send(
  agent: Agent,
  url: string,
  { body, network }: { body?: string; network?: string },
): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, body: '' });
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const outgoing = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(network && { 'x-forwarded-for': network }) },
    });
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
          : fail(),
      );
    });
    outgoing.end(body);
  });
}
