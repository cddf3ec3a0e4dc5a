import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NginxProxy, startNginxProxy } from '../../support/running/nginx-front.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';

const requestCount = 8_000;
const megabyte = 2 ** 20;
/** Requests of this machine count as the team's, which no limit refuses: the cache alone has to hold. */
const unlimited: Record<string, string> = {};

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

/** The status of a response, and how long it asks to wait. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; wait: string | undefined }>((resolve, reject) => {
    const { port } = new URL(proxy.origin);
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, wait: response.headers['retry-after'] }));
    })
      .on('error', reject)
      .end();
  });

/** Sends requests, and returns the statuses and the most that the cache had on disk meanwhile, in bytes. */
async function attack(requestAt: (index: number) => [path: string, headers: Record<string, string>]) {
  let mostBytes = 0;
  const measure = () => {
    mostBytes = Math.max(mostBytes, proxy.cached().bytes);
  };
  const timer = setInterval(measure, 250);
  const responses = await Promise.all(Array.from({ length: requestCount }, (_, index) => ask(...requestAt(index))));
  clearInterval(timer);
  measure();
  const statuses = [...Map.groupBy(responses, ({ status }) => status)].map(([status, all]) => [status, all.length]);
  return { mostBytes, statuses: Object.fromEntries(statuses), responses };
}

const report = (what: string, bytes: number) => console.info(`${what}: ${(bytes / megabyte).toFixed(2)} MB on disk`);

test(`${requestCount} queries of one page take the place of one page`, async () => {
  const { mostBytes, statuses } = await attack((index) => [`/us?q=${index}`, unlimited]);
  report(`${requestCount} queries`, mostBytes);
  expect(statuses).toEqual({ 200: requestCount });
  expect(mostBytes).toBeLessThan(megabyte);
});

test(`${requestCount} unknown addresses, and as many spellings of one, take no place`, async () => {
  for (const [status, pathAt] of [
    [404, (index: number) => `/us/nowhere-${index}`],
    [301, (index: number) => `/us/${'/'.repeat(1 + (index % 1000))}${index}`],
  ] as const) {
    const { mostBytes, statuses } = await attack((index) => [pathAt(index), unlimited]);
    report(`${requestCount} responses of ${status}`, mostBytes);
    expect(statuses).toEqual({ [status]: requestCount });
    expect(mostBytes).toBeLessThan(megabyte);
  }
});

test('pages are gone within a minute after they were last requested', async () => {
  await ask('/us', unlimited);
  expect(proxy.cached('pages').files).toBeGreaterThan(0);
  await expect.poll(() => proxy.cached('pages').files, { timeout: 60_000, interval: 1_000 }).toBe(0);
});

test.each([
  ['a network', (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`, 1_000],
  ['a subscriber with 65,536 networks', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 3_000],
])('%s gets 429 beyond what an office would ask for', async (_who, addressAt, burst) => {
  const startedAt = performance.now();
  const { statuses, responses } = await attack((index) => ['/us', { 'x-forwarded-for': addressAt(index) }]);
  const seconds = (performance.now() - startedAt) / 1000;
  console.info(JSON.stringify(statuses), `in ${seconds.toFixed(1)} s`);
  expect(statuses[200]).toBeGreaterThanOrEqual(burst);
  expect(statuses[200]).toBeLessThanOrEqual(burst + 0.3 * burst * seconds);
  expect(statuses[429]).toBe(requestCount - Number(statuses[200]));
  expect(new Set(responses.filter(({ status }) => status === 429).map(({ wait }) => wait))).toEqual(new Set(['1']));
  expect((await ask('/us', { 'x-forwarded-for': '2001:db8:2:2::1' })).status).toBe(200);
});
