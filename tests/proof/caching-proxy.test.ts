import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSeen } from '../support/running/clock-of.ts';
import { clockOf } from '../support/running/clock-of.ts';
import type { Got } from '../support/running/crowd.ts';
import { ask, crowdAt } from '../support/running/crowd.ts';
import type { NginxCache } from '../support/running/nginx-cache.ts';
import { startNginxCache } from '../support/running/nginx-cache.ts';
import type { NginxFront } from '../support/running/nginx-front.ts';
import { startNginxFront } from '../support/running/nginx-front.ts';
import type { RunningSite } from '../support/running/running-site.ts';
import { startSite } from '../support/running/running-site.ts';

const second = 1_000;
/** The early stage of Black Friday opens in the United Kingdom: a page, a banner and prices appear at once. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/** The cache must be filled for so long before the edge, in ms. */
const warmUp = 10 * second;
/** So close to the edge responses may no longer be cached, in ms. */
const closeToEdge = 6 * second;
const tries = 1_000;
const [sale, home, product] = ['/uk/black-friday', '/uk', '/uk/elite-optimus-prime'] as const;
const paths = [sale, home, product, '/sitemap.xml'];
/** The same pages at many addresses, so that the cache stores some of them at every fraction of a second. */
const addresses = Array.from({ length: 25 }, (_, visit) => paths.map((path) => `${path}?visit=${visit}`)).flat();
const pathOf = ({ address }: Got) => address.split('?')[0];

let site: RunningSite;
let nginx: NginxCache;
/** The front of the site, and two locations of a CDN before it. */
let front: NginxFront;
let places: [early: NginxCache, late: NginxCache];
let clock: ClockSeen;
let crossed: Got[];
let crowds: { site: Got[]; nginx: Got[] };
let far: { before: Got[]; again: Got[]; after: Got[] };

/** Requests one page after the other from the cache: every 10 ms before the edge, and often in the 2 s after it. */
async function cross(): Promise<Got[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const asking: Promise<Got>[] = [];
  const next = () => asking.push(ask(agent, clock, nginx.origin, addresses[asking.length % addresses.length] ?? ''));
  while (clock.latest() < edge - 50) {
    next();
    await pause(10);
  }
  await clock.until(edge);
  const before = asking.length;
  while (asking.length < before + tries) {
    const due = ((clock.earliest() - edge) / (2 * second)) * tries;
    while (asking.length < before + Math.min(tries, due)) next();
    await pause(1);
  }
  const got = await Promise.all(asking);
  agent.destroy();
  return got;
}

/** The host that visitors request is the same at every location. */
const oneHost = { host: 'localhost' };

/**
 * Requests all pages from one CDN location long before the edge, and from the other only just before it, when the front
 * has them cached already; then from both after it.
 */
async function crossFarAway(): Promise<typeof far> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const askAll = (origin: string) =>
    Promise.all(addresses.map((address) => ask(agent, clock, origin, address, oneHost)));
  const [early, late] = [places[0].origin, places[1].origin];
  await askAll(early);
  await clock.until(edge - closeToEdge - 2 * second);
  await askAll(front.origin);
  await clock.until(edge - closeToEdge - 1.2 * second);
  const [before, again] = [await askAll(late), await askAll(late)];
  await clock.until(edge);
  const after = [...(await askAll(late)), ...(await askAll(early))];
  await clock.until(edge + second);
  after.push(...(await askAll(late)));
  agent.destroy();
  return { before, again, after };
}

/** Starts the site and its caches before the warm-up; retries with twice the `lead` (ms) where that took too long. */
async function startBefore(lead: number): Promise<void> {
  site = await startSite({ SITE_CLOCK: new Date(edge - lead).toISOString() });
  nginx = await startNginxCache(site.origin.replace('localhost', '127.0.0.1'));
  front = await startNginxFront([site.origin]);
  places = [await startNginxCache(front.origin), await startNginxCache(front.origin)];
  clock = await clockOf(site.origin);
  if (clock.latest() < edge - warmUp) return;
  await stopAll();
  await startBefore(2 * lead);
}

async function stopAll(): Promise<void> {
  for (const running of [...(places ?? []), front, nginx, site]) await running?.stop();
}

beforeAll(async () => {
  await startBefore(18 * second);
  const crowd = (origin: string) => crowdAt(edge, tries, 200, clock, origin, paths);
  const [asked, atSite, atNginx, askedFar] = await Promise.all([
    cross(),
    crowd(site.origin),
    crowd(nginx.origin),
    crossFarAway(),
  ]);
  crossed = asked;
  crowds = { site: atSite, nginx: atNginx };
  far = askedFar;
}, 120_000);
afterAll(stopAll);

/** Whether a response has the content from before the edge. */
const isOld = (got: Got): boolean => {
  const { status, body } = got;
  if (pathOf(got) === sale) return status === 302;
  return pathOf(got) === product ? !body.includes('<s>') : !body.includes('/uk/black-friday');
};
const validUntil = ({ headers }: Got) => Date.parse(String(headers['x-page-valid-until']));
const told = (got: Got) =>
  `${got.address} ${got.status} ${got.headers['x-cache'] ?? 'site'}: ${(got.asked - edge).toFixed(1)} ms after the edge`;

describe('behind a cache with a resolution of one second', () => {
  const thereafter = () => crossed.filter(({ asked }) => asked >= edge);
  const beforehand = () => crossed.filter(({ answered }) => answered < edge);

  test(`none of ${tries} responses after the edge has the old content`, () => {
    expect(thereafter()).toHaveLength(tries);
    expect(thereafter().filter(isOld).map(told)).toEqual([]);
    expect(
      thereafter()
        .filter((got) => validUntil(got) <= got.asked)
        .map(told),
    ).toEqual([]);
    expect(Math.max(...thereafter().map(({ asked }) => asked))).toBeGreaterThan(edge + 1.5 * second);
  });

  test('no response before the edge has the new content', () => {
    expect(beforehand().length).toBeGreaterThan(100);
    expect(
      beforehand()
        .filter((got) => !isOld(got))
        .map(told),
    ).toEqual([]);
  });

  test('before the edge the cache answers all but the first request of each address', () => {
    const kept = beforehand().filter(({ asked }) => asked < edge - closeToEdge);
    expect(kept.length).toBeGreaterThan(2 * addresses.length);
    for (const address of addresses) {
      const [first, ...others] = kept.filter((got) => got.address === address).map(({ headers }) => headers['x-cache']);
      expect([address, first, ...new Set(others)]).toEqual([address, 'MISS', 'HIT']);
    }
  });

  test('soon after the edge the cache answers all requests again', () => {
    const late = thereafter().slice(2 * addresses.length);
    expect(late.filter(({ headers }) => headers['x-cache'] !== 'HIT').map(told)).toEqual([]);
  });
});

describe('behind a CDN whose locations request pages at different times', () => {
  test('a location that requests just before the edge caches nothing past it', () => {
    expect(Math.max(...far.before.map(({ answered }) => answered))).toBeLessThan(edge);
    expect(far.before.filter((got) => !isOld(got)).map(told)).toEqual([]);
    expect(far.after.filter(isOld).map(told)).toEqual([]);
    expect(far.after.filter((got) => validUntil(got) <= got.asked).map(told)).toEqual([]);
  });

  test('a location does cache what it may cache', () => {
    expect(far.before.some(({ headers }) => headers['cache-control']?.includes('s-maxage'))).toBe(true);
    expect(far.again.some(({ headers }) => headers['x-cache'] === 'HIT')).toBe(true);
  });
});

describe.each(['site', 'nginx'] as const)(`${tries} clients that request the %s at the edge`, (where) => {
  test('all get the new content', () => {
    expect(crowds[where]).toHaveLength(tries);
    expect(Math.min(...crowds[where].map(({ asked }) => asked))).toBeGreaterThanOrEqual(edge);
    expect(crowds[where].filter(isOld).map(told)).toEqual([]);
    expect(crowds[where].map(({ status }) => status)).toEqual(Array(tries).fill(200));
  });
});
