import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NginxProxy, startNginxProxy } from '../../support/running/nginx-front.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';

const requestCount = 8_000;

let site: RunningSite;
let proxy: NginxProxy;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

beforeAll(async () => {
  site = await startSite();
  proxy = await startNginxProxy([site.origin]);
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await proxy?.stop();
  await site?.stop();
});

/** The status of the response to a page request of an address, and how long it asks to wait. */
const ask = (from: string) =>
  new Promise<{ status: number | undefined; wait: string | undefined }>((resolve, reject) => {
    const { port } = new URL(proxy.origin);
    const headers = { 'x-forwarded-for': from };
    request({ host: '127.0.0.1', port, path: '/us', agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, wait: response.headers['retry-after'] }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['a network', (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`, 1_000],
  ['a subscriber with 65,536 networks', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 3_000],
])('%s gets 429 beyond what an office would ask for', async (_who, addressAt, burst) => {
  const startedAt = performance.now();
  const responses = await Promise.all(Array.from({ length: requestCount }, (_, index) => ask(addressAt(index))));
  const seconds = (performance.now() - startedAt) / 1000;
  const served = responses.filter(({ status }) => status === 200).length;
  const refused = responses.filter(({ status }) => status === 429);
  console.info(`served ${served}, refused ${refused.length} in ${seconds.toFixed(1)} s`);
  expect(served).toBeGreaterThanOrEqual(burst);
  expect(served).toBeLessThanOrEqual(burst + 0.3 * burst * seconds);
  expect(refused).toHaveLength(requestCount - served);
  expect(new Set(refused.map(({ wait }) => wait))).toEqual(new Set(['1']));
  expect((await ask('2001:db8:2:2::1')).status).toBe(200);
});
