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
/** The early stage of Black Friday opens in the United Kingdom: a page, a banner and prices come at once. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/** For so long before the edge the cache must have been asked. */
const warmUp = 10 * second;
/** So close to the edge caches are told to keep nothing more. */
const closeToEdge = 6 * second;
const tries = 1_000;
const [sale, home, product] = ['/uk/black-friday', '/uk', '/uk/elite-optimus-prime'] as const;
const paths = [sale, home, product, '/sitemap.xml'];
/** The same pages at many addresses, so that the cache gets some of them at every part of a second. */
const addresses = Array.from({ length: 25 }, (_, visit) => paths.map((path) => `${path}?visit=${visit}`)).flat();
const pathOf = ({ address }: Got) => address.split('?')[0];

let site: RunningSite;
let nginx: NginxCache;
/** The front of the site, and two places of a CDN before it. */
let front: NginxFront;
let places: [early: NginxCache, late: NginxCache];
let clock: ClockSeen;
let crossed: Got[];
let crowds: { site: Got[]; nginx: Got[] };
let far: { before: Got[]; again: Got[]; after: Got[] };

/**
 * Asks the cache for one page after the other across the edge: now and then before, `tries` times in the two seconds
 * after.
 */
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

/** The name that visitors ask for is the same at every place. */
const oneHost = { host: 'localhost' };

/**
 * Asks one place of the CDN long before the edge and the other only just before it, when the front has just been asked
 * by somebody else; then both after it.
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

/**
 * Starts the site and the caches in front of it so long before the edge that the warm-up is still to come; again, and
 * earlier, where they took too long.
 */
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

/**
 * Whether it says what was true before the edge, told by what is in it. The sitemap and the pages change all at once.
 */
const isOld = (got: Got): boolean => {
  const { status, body } = got;
  if (pathOf(got) === sale) return status === 302;
  return pathOf(got) === product ? !body.includes('<s>') : !body.includes('/uk/black-friday');
};
const validUntil = ({ headers }: Got) => Date.parse(String(headers['x-page-valid-until']));
const told = (got: Got) =>
  `${got.address} ${got.status} ${got.headers['x-cache'] ?? 'site'}: ${(got.asked - edge).toFixed(1)} ms after the edge`;

describe('behind a cache that counts whole seconds', () => {
  const thereafter = () => crossed.filter(({ asked }) => asked >= edge);
  const beforehand = () => crossed.filter(({ answered }) => answered < edge);

  test(`none of ${tries} answers after the edge is the one of before`, () => {
    expect(thereafter()).toHaveLength(tries);
    expect(thereafter().filter(isOld).map(told)).toEqual([]);
    expect(
      thereafter()
        .filter((got) => validUntil(got) <= got.asked)
        .map(told),
    ).toEqual([]);
    expect(Math.max(...thereafter().map(({ asked }) => asked))).toBeGreaterThan(edge + 1.5 * second);
  });

  test('no answer before the edge is the one of after', () => {
    expect(beforehand().length).toBeGreaterThan(100);
    expect(
      beforehand()
        .filter((got) => !isOld(got))
        .map(told),
    ).toEqual([]);
  });

  test('before the edge the cache answers by itself, but for the first who asks at each address', () => {
    const kept = beforehand().filter(({ asked }) => asked < edge - closeToEdge);
    expect(kept.length).toBeGreaterThan(2 * addresses.length);
    for (const address of addresses) {
      const [first, ...others] = kept.filter((got) => got.address === address).map(({ headers }) => headers['x-cache']);
      expect([address, first, ...new Set(others)]).toEqual([address, 'MISS', 'HIT']);
    }
  });

  test('and so it does soon after', () => {
    const late = thereafter().slice(2 * addresses.length);
    expect(late.filter(({ headers }) => headers['x-cache'] !== 'HIT').map(told)).toEqual([]);
  });
});

describe('behind a CDN whose places ask the front at different times', () => {
  test('the one that asked just before the edge keeps nothing beyond it, though the front had been asked long before', () => {
    expect(Math.max(...far.before.map(({ answered }) => answered))).toBeLessThan(edge);
    expect(far.before.filter((got) => !isOld(got)).map(told)).toEqual([]);
    expect(far.after.filter(isOld).map(told)).toEqual([]);
    expect(far.after.filter((got) => validUntil(got) <= got.asked).map(told)).toEqual([]);
  });

  test('and it does keep what it was told to', () => {
    expect(far.before.some(({ headers }) => headers['cache-control']?.includes('s-maxage'))).toBe(true);
    expect(far.again.some(({ headers }) => headers['x-cache'] === 'HIT')).toBe(true);
  });
});

describe.each(['site', 'nginx'] as const)(`${tries} clients who ask the %s at the edge`, (where) => {
  test('all get what is true from then on', () => {
    expect(crowds[where]).toHaveLength(tries);
    expect(Math.min(...crowds[where].map(({ asked }) => asked))).toBeGreaterThanOrEqual(edge);
    expect(crowds[where].filter(isOld).map(told)).toEqual([]);
    expect(crowds[where].map(({ status }) => status)).toEqual(Array(tries).fill(200));
  });
});
