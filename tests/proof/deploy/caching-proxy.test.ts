import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestTimed, sendCrowd, type TimedResponse } from '../../support/running/crowd.ts';
import { type NginxCache, startNginxCache } from '../../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../../support/running/nginx-front.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import { measureClock, type SiteClock } from '../../support/running/site-clock.ts';

const second = 1_000;
/** The early stage of Black Friday opens in the United Kingdom: a page, a banner and prices appear at once. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/** The cache must be filled for so long before the edge, in ms. */
const warmUp = 10 * second;
/** So close to the edge responses may no longer be cached, in ms. */
const closeToEdge = 6 * second;
const requestCount = 1_000;
const [sale, home, product] = ['/uk/black-friday', '/uk', '/uk/elite-optimus-prime'] as const;
const paths = [sale, home, product, '/sitemap.xml'];
/** The same pages at many addresses, so that the cache stores some of them at every fraction of a second. */
const addresses = Array.from({ length: 25 }, (_, visit) => paths.map((path) => `${path}?visit=${visit}`)).flat();
const pathOf = ({ address }: TimedResponse) => address.split('?')[0];

let site: RunningSite;
let nginx: NginxCache;
/** The reverse proxy of the site, and two locations of a CDN before it. */
let proxy: NginxProxy;
let cdnCaches: [early: NginxCache, late: NginxCache];
let clock: SiteClock;
let edgeResponses: TimedResponse[];
let crowd: TimedResponse[];
let cdnResponses: { before: TimedResponse[]; after: TimedResponse[] };

/** Requests one page after the other from the cache: every 10 ms before the edge, and often in the 2 s after it. */
async function requestAcrossEdge(): Promise<TimedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const pending: Promise<TimedResponse>[] = [];
  const next = () =>
    pending.push(requestTimed(agent, clock, nginx.origin, addresses[pending.length % addresses.length] ?? ''));
  while (clock.latest() < edge - 50) {
    next();
    await pause(10);
  }
  await clock.waitUntil(edge);
  const before = pending.length;
  while (pending.length < before + requestCount) {
    const due = ((clock.earliest() - edge) / (2 * second)) * requestCount;
    while (pending.length < before + Math.min(requestCount, due)) next();
    await pause(1);
  }
  const responses = await Promise.all(pending);
  agent.destroy();
  return responses;
}

/** The host that visitors request is the same at every location. */
const oneHost = { host: 'localhost' };

/**
 * Requests all pages from one CDN location long before the edge, and from the other only just before it, when the proxy
 * has them cached already; then from both after it.
 */
async function requestThroughCdn(): Promise<typeof cdnResponses> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const askAll = (origin: string) =>
    Promise.all(addresses.map((address) => requestTimed(agent, clock, origin, address, oneHost)));
  const [earlyOrigin, lateOrigin] = [cdnCaches[0].origin, cdnCaches[1].origin];
  await askAll(earlyOrigin);
  await clock.waitUntil(edge - closeToEdge - 2 * second);
  await askAll(proxy.origin);
  await clock.waitUntil(edge - closeToEdge - 1.2 * second);
  const before = await askAll(lateOrigin);
  await clock.waitUntil(edge);
  const after = [...(await askAll(lateOrigin)), ...(await askAll(earlyOrigin))];
  await clock.waitUntil(edge + second);
  after.push(...(await askAll(lateOrigin)));
  agent.destroy();
  return { before, after };
}

/** Starts the site and its caches before the warm-up; retries with twice the `lead` (ms) where that took too long. */
async function startBefore(lead: number): Promise<void> {
  site = await startSite({ SITE_CLOCK: new Date(edge - lead).toISOString() });
  nginx = await startNginxCache(site.origin.replace('localhost', '127.0.0.1'));
  proxy = await startNginxProxy([site.origin]);
  cdnCaches = [await startNginxCache(proxy.origin), await startNginxCache(proxy.origin)];
  clock = await measureClock(site.origin);
  if (clock.latest() < edge - warmUp) return;
  await stopAll();
  await startBefore(2 * lead);
}

async function stopAll(): Promise<void> {
  for (const running of [...(cdnCaches ?? []), proxy, nginx, site]) await running?.stop();
}

beforeAll(async () => {
  await startBefore(18 * second);
  [edgeResponses, crowd, cdnResponses] = await Promise.all([
    requestAcrossEdge(),
    sendCrowd(edge, requestCount, 200, clock, site.origin, paths),
    requestThroughCdn(),
  ]);
}, 120_000);
afterAll(stopAll);

/** Returns true if a response has the content from before the edge. */
const isOld = (response: TimedResponse): boolean => {
  const { status, body } = response;
  if (pathOf(response) === sale) return status === 302;
  return pathOf(response) === product ? !/<s[ >]/.test(body) : !/\/uk\/black-friday["<]/.test(body);
};
const validUntil = ({ headers }: TimedResponse) => Date.parse(String(headers['x-page-valid-until']));
const describeResponse = (response: TimedResponse) =>
  `${response.address} ${response.status} ${response.headers['x-cache'] ?? 'site'}: ${(response.requestedAt - edge).toFixed(1)} ms after the edge`;

describe('behind a cache with a resolution of one second', () => {
  const afterEdge = () => edgeResponses.filter(({ requestedAt }) => requestedAt >= edge);
  const beforeEdge = () => edgeResponses.filter(({ respondedAt: answered }) => answered < edge);

  test(`none of ${requestCount} responses after the edge has the old content`, () => {
    expect(afterEdge()).toHaveLength(requestCount);
    expect(afterEdge().filter(isOld).map(describeResponse)).toEqual([]);
    expect(
      afterEdge()
        .filter((response) => validUntil(response) <= response.requestedAt)
        .map(describeResponse),
    ).toEqual([]);
    expect(Math.max(...afterEdge().map(({ requestedAt }) => requestedAt))).toBeGreaterThan(edge + 1.5 * second);
  });

  test('no response before the edge has the new content', () => {
    expect(beforeEdge().length).toBeGreaterThan(100);
    expect(
      beforeEdge()
        .filter((response) => !isOld(response))
        .map(describeResponse),
    ).toEqual([]);
  });

  test('soon after the edge the cache answers all requests again', () => {
    const late = afterEdge().slice(2 * addresses.length);
    expect(late.filter(({ headers }) => headers['x-cache'] !== 'HIT').map(describeResponse)).toEqual([]);
  });
});

describe('behind a CDN whose locations request pages at different times', () => {
  test('a location that requests just before the edge caches nothing past it', () => {
    expect(Math.max(...cdnResponses.before.map(({ respondedAt: answered }) => answered))).toBeLessThan(edge);
    expect(cdnResponses.before.filter((response) => !isOld(response)).map(describeResponse)).toEqual([]);
    expect(cdnResponses.after.filter(isOld).map(describeResponse)).toEqual([]);
    expect(
      cdnResponses.after.filter((response) => validUntil(response) <= response.requestedAt).map(describeResponse),
    ).toEqual([]);
  });
});

test(`${requestCount} clients that request the site at the edge all get the new content`, () => {
  expect(crowd).toHaveLength(requestCount);
  expect(Math.min(...crowd.map(({ requestedAt }) => requestedAt))).toBeGreaterThanOrEqual(edge);
  expect(crowd.filter(isOld).map(describeResponse)).toEqual([]);
  expect(crowd.map(({ status }) => status)).toEqual(Array(requestCount).fill(200));
});
