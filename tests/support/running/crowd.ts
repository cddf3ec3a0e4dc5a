import type { IncomingHttpHeaders } from 'node:http';
import { Agent, get } from 'node:http';
import type { ClockSeen } from './clock-of.ts';

/** The response to one client, and when it came by the site's clock. */
export interface Got {
  /** Path and query. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The earliest time of the request and the latest time of the whole response, by the site's clock. */
  asked: number;
  answered: number;
  /** From the request to the last byte, in ms. */
  took: number;
}

/** Sends one request for an uncompressed body. */
export function ask(
  agent: Agent,
  clock: ClockSeen,
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  const [asked, began] = [clock.earliest(), performance.now()];
  return new Promise((resolve, reject) => {
    get(origin + address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        const took = performance.now() - began;
        resolve({
          address,
          status: statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          asked,
          answered: clock.latest(),
          took,
        });
      });
    }).on('error', reject);
  });
}

/**
 * Sends `size` requests at the same moment, when the site's clock reaches `instant`. Clients are connected before;
 * there are `connections` of them.
 */
export async function crowdAt(
  instant: number,
  size: number,
  connections: number,
  clock: ClockSeen,
  origin: string,
  addresses: string[],
): Promise<Got[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => ask(agent, clock, origin, '/healthz')));
  await clock.until(instant);
  const got = await Promise.all(
    Array.from({ length: size }, (_, index) => ask(agent, clock, origin, addresses[index % addresses.length] ?? '/')),
  );
  agent.destroy();
  return got;
}
