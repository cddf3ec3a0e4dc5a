import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSeen } from './clock-of.ts';
import { clockOf } from './clock-of.ts';
import type { Got } from './crowd.ts';
import { ask, crowdAt } from './crowd.ts';
import type { NginxCache } from './nginx-cache.ts';
import { startNginxCache } from './nginx-cache.ts';
import type { RunningSite } from './running-site.ts';
import { startSite } from './running-site.ts';

const second = 1_000;
/** The early stage of Black Friday opens in the United Kingdom: a page, a banner and prices come at once. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/** For so long before the edge the cache must have been asked. */
const warmUp = 6 * second;
/** So close to the edge caches are told to keep nothing more. */
const closeToEdge = 4 * second;
const tries = 1_000;
const [sale, home, product] = ['/uk/black-friday', '/uk', '/uk/elite-optimus-prime'] as const;
const paths = [sale, home, product, '/sitemap.xml'];
/** The same pages at many addresses, so that the cache gets some of them at every part of a second. */
const addresses = Array.from({ length: 25 }, (_, visit) => paths.map((path) => `${path}?visit=${visit}`)).flat();
const pathOf = ({ address }: Got) => address.split('?')[0];

let site: RunningSite;
let nginx: NginxCache;
let clock: ClockSeen;
let crossed: Got[];
let crowds: { site: Got[]; nginx: Got[] };

/** Asks the cache for one page after the other across the edge: now and then before, `tries` times in the two seconds after. */
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

/** Starts the site and the cache in front of it so long before the edge that the warm-up is still to come; again, and earlier, where they took too long. */
async function startBefore(lead: number): Promise<void> {
  site = await startSite({ SITE_CLOCK: new Date(edge - lead).toISOString() });
  nginx = await startNginxCache(site.origin.replace('localhost', '127.0.0.1'));
  clock = await clockOf(site.origin);
  if (clock.latest() < edge - warmUp) return;
  await nginx.stop();
  await site.stop();
  await startBefore(2 * lead);
}

beforeAll(async () => {
  await startBefore(14 * second);
  const crowd = (origin: string) => crowdAt(edge, tries, 200, clock, origin, paths);
  const [asked, atSite, atNginx] = await Promise.all([cross(), crowd(site.origin), crowd(nginx.origin)]);
  crossed = asked;
  crowds = { site: atSite, nginx: atNginx };
}, 120_000);
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

/** Whether it says what was true before the edge, told by what is in it. The sitemap and the pages change all at once. */
const isOld = (got: Got): boolean => {
  const { status, body } = got;
  if (pathOf(got) === sale) return status === 302;
  return pathOf(got) === product ? !body.includes('<s>') : !body.includes('/uk/black-friday');
};
const validUntil = ({ headers }: Got) => Date.parse(String(headers['x-page-valid-until']));
const told = (got: Got) => `${got.address} ${got.status} ${got.headers['x-cache'] ?? 'site'}: ${(got.asked - edge).toFixed(1)} ms after the edge`;

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

describe.each(['site', 'nginx'] as const)(`${tries} clients who ask the %s at the edge`, (where) => {
  test('all get what is true from then on', () => {
    expect(crowds[where]).toHaveLength(tries);
    expect(Math.min(...crowds[where].map(({ asked }) => asked))).toBeGreaterThanOrEqual(edge);
    expect(crowds[where].filter(isOld).map(told)).toEqual([]);
    expect(crowds[where].map(({ status }) => status)).toEqual(Array(tries).fill(200));
  });
});
