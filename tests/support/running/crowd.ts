import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import type { SiteClock } from './site-clock.ts';

/** The response to one client, and when it came by the site's clock. */
export interface TimedResponse {
  /** Path and query. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The earliest time of the request and the latest time of the whole response, by the site's clock. */
  requestedAt: number;
  respondedAt: number;
  /** From the request to the last byte, in ms. */
  duration: number;
}

/** Sends one request for an uncompressed body. */
export function requestTimed(
  agent: Agent,
  clock: SiteClock,
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<TimedResponse> {
  const [earliestStart, startedAt] = [clock.earliest(), performance.now()];
  return new Promise((resolve, reject) => {
    get(origin + address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        const elapsed = performance.now() - startedAt;
        resolve({
          address,
          status: statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          requestedAt: earliestStart,
          respondedAt: clock.latest(),
          duration: elapsed,
        });
      });
    }).on('error', reject);
  });
}

/**
 * Sends `size` requests at the same moment, when the site's clock reaches `instant`. Clients are connected before;
 * there are `connections` of them.
 */
export async function sendCrowd(
  instant: number,
  size: number,
  connections: number,
  clock: SiteClock,
  origin: string,
  addresses: string[],
): Promise<TimedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => requestTimed(agent, clock, origin, '/healthz')));
  await clock.waitUntil(instant);
  const responses = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      requestTimed(agent, clock, origin, addresses[index % addresses.length] ?? '/'),
    ),
  );
  agent.destroy();
  return responses;
}
