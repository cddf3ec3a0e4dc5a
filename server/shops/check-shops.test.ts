import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type StockSwitch, withShopStock } from '#core/offers/shop-stock.ts';
import { type FakeFault, openFakeShop } from '#tests/support/running/fake-shop.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import type { Log } from '../log/log.ts';
import { fixedClock } from '../time/clock.ts';
import { checkShops, type ShopCheck } from './check-shops.ts';
import { chooseForAll, type ShopStock, stockTimes } from './shop-stock.ts';
import { shopTypes } from './shop-types.ts';
import { watchShops } from './watch-shops.ts';

const [minute, hour] = [60_000, 3_600_000];
const shop = await openFakeShop();
afterAll(shop.close);

const clock = fixedClock(0);
const before = { tank: { price: 1599 }, base: { price: 299 }, car: { price: 1299 } };
/** The products as the shop must sell them in the first stage of the sale. */
const early = {
  tank: { price: 1519, compareAt: 1599 },
  base: { price: 244, compareAt: 299 },
  car: { price: 1299 },
};

const fill = (products: Record<string, object>) => {
  shop.products.clear();
  for (const [handle, product] of Object.entries(products)) shop.products.set(handle, product as never);
};

function checkOf(allowedHosts = ['127.0.0.1']): ShopCheck {
  const site = fixtureSale();
  const { de } = site.regions;
  return {
    site: {
      ...site,
      settings: { ...site.settings, allowedHosts },
      regions: { ...site.regions, de: { ...de, shop: { ...de.shop, host: shop.origin } } },
    },
    editions: ['de'],
    clock,
    type: shopTypes.shopify,
    timeoutMs: 1000,
    graceMs: 15 * minute,
  };
}

beforeEach(() => {
  clock.set(saleMoments.early + hour);
  fill(early);
});
afterEach(() => {
  shop.state.fault = undefined;
  shop.requests.length = 0;
});

const found = async () =>
  (await checkShops(checkOf())).differences.map(({ product, field, theirs }) => [product, field, theirs]);

test('a shop that says what our pages say has no difference, and gets no cookie back', async () => {
  expect(await checkShops(checkOf())).toMatchObject({ read: [{}, {}, {}], differences: [], faults: [], unread: [] });
  expect(shop.requests.map(({ headers }) => headers.cookie)).toEqual(Array(6).fill(undefined));
});

test.each([
  ['another price', { price: 1499, compareAt: 1599 }, 'price', '1.499\u00a0€'],
  ['no struck-through price', { price: 1519 }, 'struck-through price', 'none'],
  ['another struck-through price', { price: 1519, compareAt: 1699 }, 'struck-through price', '1.699\u00a0€'],
  ['another currency, whose amounts say nothing', { price: 1, currency: 'USD' }, 'currency', 'USD'],
  ['sold out', { ...early.tank, available: false, otherAvailable: false }, 'stock', 'sold out'],
  ['a pre-order', { ...early.tank, tags: ['Pre-order'] }, 'stock', 'pre-order'],
  ['no such product', undefined, 'product', 'missing'],
])('%s is a difference', async (_what, tank, field, theirs) => {
  const { tank: _, ...others } = early;
  fill(tank ? { ...others, tank } : others);
  expect(await found()).toEqual([['tank', field, theirs]]);
});

test('a product is sold out only when all of its variants are', async () => {
  fill({ ...early, tank: { ...early.tank, available: false, otherAvailable: true } });
  expect(await found()).toEqual([]);
});

test('a price that changes two hours late is found after the grace period, and gone when it changes', async () => {
  const lines: string[] = [];
  const note = (_: object, message: string) => void lines.push(message);
  const watch = watchShops(checkOf(), { info: note, warn: note, error: note } as unknown as Log);
  const countAt = async (instant: number) => {
    clock.set(instant);
    await watch.check();
    return watch.report()?.differences.length;
  };
  fill(before);
  expect(await countAt(saleMoments.early - minute)).toBe(0);
  expect(await countAt(saleMoments.early + 14 * minute)).toBe(0);
  expect(await countAt(saleMoments.early + 16 * minute)).toBe(4);
  expect(new Set(watch.report()?.differences.map(({ since }) => since))).toEqual(new Set([saleMoments.early]));
  expect(await countAt(saleMoments.early + hour)).toBe(4);
  fill(early);
  expect(await countAt(saleMoments.early + 2 * hour)).toBe(0);
  expect(lines).toEqual([
    ...Array(4).fill('a shop differs from our page'),
    ...Array(4).fill('a shop agrees with our page again'),
  ]);
});

const text = (status: number, headers: Record<string, string>, body = ''): FakeFault => {
  return (response) => void response.writeHead(status, headers).end(body);
};

test.each<[what: string, kind: string, fault: FakeFault, asked: number]>([
  ['does not answer', 'slow', () => {}, 1],
  ['stops within its answer', 'slow', (response) => void response.writeHead(200).write('{'), 1],
  ['closes the connection', 'unreachable', (_response, { socket }) => void socket.destroy(), 1],
  ['wants fewer requests', 'limited', text(429, { 'retry-after': '120' }), 1],
  ['fails', 'failing', text(500, {}), 3],
  ['asks for a login', 'failing', text(401, {}), 3],
  ['redirects without end', 'redirect', text(302, { location: '/products/other.js' }), 12],
  ['redirects to another host', 'redirect', text(302, { location: 'http://localhost:1/products/tank.js' }), 3],
  ['sends a page', 'unreadable', text(200, {}, '<!doctype html>'), 3],
  ['sends other data', 'unreadable', text(200, {}, '{"variants":[]}'), 3],
  ['sends 5 MB', 'too large', text(200, {}, ' '.repeat(5_000_000)), 3],
])('a shop that %s is a fault and no difference', async (_what, kind, fault, asked) => {
  shop.state.fault = fault;
  const { differences, faults, unread } = await checkShops(checkOf());
  expect({ differences, kinds: new Set(faults.map((one) => one.kind)) }).toEqual({
    differences: [],
    kinds: new Set([kind]),
  });
  expect(unread).toHaveLength(3);
  expect(shop.requests).toHaveLength(asked);
});

test('a difference stays while the shop is away, and a shop that asks for a pause gets it', async () => {
  const log = { info() {}, warn() {}, error() {} } as unknown as Log;
  const watch = watchShops(checkOf(), log);
  fill({ ...early, tank: { price: 1 } });
  await watch.check();
  shop.state.fault = text(429, { 'retry-after': '120' });
  await watch.check();
  shop.requests.length = 0;
  shop.state.fault = undefined;
  await watch.check();
  expect(shop.requests).toHaveLength(0);
  expect(watch.report()).toMatchObject({ faults: [{ kind: 'limited' }] });
  expect(watch.report()?.differences).toHaveLength(2);
  clock.set(clock.now() + 2 * minute);
  fill(early);
  await watch.check();
  expect(watch.report()).toMatchObject({ read: [{}, {}, {}], differences: [], faults: [] });
});

test('a host that content does not allow is never asked', async () => {
  const { faults } = await checkShops(checkOf(['shop.example']));
  expect(faults).toMatchObject([{ kind: 'unreachable' }]);
  expect(shop.requests).toHaveLength(0);
});

/** Watches with a list of switches; `say` lets the shop sell the tank or not, and checks so many minutes later. */
function watchStock() {
  const switches: StockSwitch[] = [];
  const stock: ShopStock = {
    editions: ['de'],
    switches: () => switches,
    write: async (added) => void switches.push(...added),
    follow: async () => {},
    stop() {},
  };
  const log = { info() {}, warn() {}, error() {} } as unknown as Log;
  const watch = watchShops(checkOf(), log, stock);
  const say = async (...answers: boolean[]) => {
    for (const available of answers) {
      clock.set(clock.now() + 10 * minute);
      shop.products.set('tank', { ...early.tank, available });
      await watch.check();
    }
    return switches.map(({ state }) => state);
  };
  return { say, stock, switches, watch };
}

test('two equal answers in a row are a switch, which pages follow, so that nothing differs', async () => {
  const { say, switches, watch } = watchStock();
  expect(await say(true, false)).toEqual([]);
  expect(watch.report()?.differences).toEqual([]);
  expect(await say(false)).toEqual(['soldOut']);
  expect(switches).toEqual([{ edition: 'de', product: 'tank', state: 'soldOut', from: clock.now() + stockTimes.lead }]);
  expect(watch.report()?.differences).toEqual([]);
  expect(await say(false, true)).toEqual(['soldOut']);
  expect(await say(true, true)).toEqual(['soldOut', 'available']);
});

test('an answer that flips, a product that is gone and a shop that fails change nothing', async () => {
  const { say, switches, watch } = watchStock();
  expect(await say(false, true, false, true)).toEqual([]);
  await say(false);
  shop.state.fault = text(500, {});
  await watch.check();
  shop.state.fault = undefined;
  expect(await say(false)).toEqual([]);
  expect(await say(false)).toEqual(['soldOut']);
  shop.state.fault = text(200, {}, '{"variants":[]}');
  for (let check = 0; check < 2; check += 1) await watch.check();
  shop.state.fault = undefined;
  shop.products.delete('tank');
  for (let check = 0; check < 2; check += 1) await watch.check();
  expect(switches).toHaveLength(1);
});

test('a product stays sold out for as long as its shop says so', async () => {
  const { say, switches } = watchStock();
  await say(...Array<boolean>(200).fill(false));
  expect(switches.length).toBeGreaterThan(1);
  const { tank } = withShopStock(fixtureSale(), switches).offers.de;
  expect(tank?.soldOut).toHaveLength(1);
  expect(tank?.soldOut?.[0]?.closes).toBeGreaterThan(clock.now() + stockTimes.renewal - 20 * minute);
});

test('nothing follows the shop near an edge of content, nor while our team ignores it', async () => {
  const { say, stock, switches, watch } = watchStock();
  fill({ ...early, rocket: { price: 499, available: false } });
  clock.set(saleMoments.main - 20 * minute);
  await say(true, true);
  expect(switches).toEqual([]);
  await say(true, true, true);
  expect(switches).toMatchObject([{ product: 'rocket' }]);
  await chooseForAll(stock, 'ignored', clock.now());
  expect(await say(false, false, false)).toEqual(['soldOut', 'ignored']);
  const inStock = watch.report()?.differences.filter(({ field }) => field === 'stock');
  expect(inStock?.map(({ product }) => product)).toEqual(['tank', 'rocket']);
  await chooseForAll(stock, 'followed', clock.now());
  expect(await say(false)).toContain('followed');
});
