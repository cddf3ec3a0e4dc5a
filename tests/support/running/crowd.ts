import type { IncomingHttpHeaders } from 'node:http';
import { Agent, get } from 'node:http';
import type { ClockSeen } from './clock-of.ts';

/** What one client got, with the bounds of the site's clock around it. */
export interface Got {
  /** Path and query that it asked for. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The site's clock, at the least, when it was asked; and at the most when all was there. */
  asked: number;
  answered: number;
  /** From the question to the last byte, in ms. */
  took: number;
}

/** Asks once, for a body that is not compressed. */
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
 * Clients who stand connected and all ask at the same moment: when the site's clock comes to `instant`. Not more than
 * `connections` of them at once.
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
