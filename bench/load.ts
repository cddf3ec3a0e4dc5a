import { Agent, request } from 'node:http';
import { cpuMicrosecondsOf } from './cpu.ts';

const connections = 16;

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON in a POST. */
  body?: unknown;
}

export interface LoadResponse {
  /** The body as received, compressed or not. */
  body: Buffer;
  headers: Record<string, unknown>;
}

export interface Cost {
  /** CPU milliseconds per response, of all measured processes together. */
  milliseconds: number;
  perSecond: number;
}

/** Rejects for an HTTP error. */
export function sendRequest(agent: Agent, origin: string, { path, headers, body }: LoadRequest): Promise<LoadResponse> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const clientRequest = request(
      origin + path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      async (response) => {
        const responseBody = Buffer.concat(await response.toArray());
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${path} responded with ${response.statusCode}`));
        else resolve({ body: responseBody, headers: response.headers });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(text);
  });
}

/**
 * Sends `count` requests, some at once, after a quarter as many to warm up, and measures what they cost these
 * processes. Rejects for an HTTP error.
 */
export async function costOf(
  origin: string,
  pids: number[],
  count: number,
  requestFor: (index: number) => LoadRequest,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const round = async (from: number, to: number) => {
    let next = from;
    const worker = async () => {
      while (next < to) await sendRequest(agent, origin, requestFor(next++));
    };
    await Promise.all(Array.from({ length: connections }, worker));
  };
  const warmUp = Math.ceil(count / 4);
  await round(0, warmUp);
  const [cpu, startedAt] = [cpuMicrosecondsOf(pids), performance.now()];
  await round(warmUp, warmUp + count);
  const [spent, seconds] = [cpuMicrosecondsOf(pids) - cpu, (performance.now() - startedAt) / 1000];
  agent.destroy();
  return { milliseconds: spent / count / 1000, perSecond: count / seconds };
}
