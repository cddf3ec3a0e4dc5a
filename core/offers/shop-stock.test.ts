import { expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { noticeState } from '../notices/notice-topic.ts';
import { Moment } from '../time/moment.ts';
import { datedOffers } from './dated-offers.ts';
import { offerNow } from './offer.ts';
import { type StockSwitch, stockTrust, withShopStock } from './shop-stock.ts';
import { shopTerms } from './shop-terms.ts';

const hour = 3_600_000;
const { early: start, main } = saleMoments;
const at = (hours: number) => start + hours * hour;
const stock = (state: StockSwitch['state'], hours: number, product = 'tank'): StockSwitch => ({
  edition: 'de',
  product: state === 'ignored' || state === 'followed' ? '' : product,
  state,
  from: at(hours),
});

const withSwitches = (...switches: StockSwitch[]) => withShopStock(fixtureSale(), switches);
const stateAt = (site: ReturnType<typeof withSwitches>, instant: number, product = 'tank') =>
  offerNow(site, 'de', product, new Moment(instant))?.state;

test('what a shop has sold out cannot be bought until the shop has it again, and each change is an edge', () => {
  const site = withSwitches(stock('soldOut', 1), stock('available', 3));
  const states = [1, 3].flatMap((hours) => [stateAt(site, at(hours) - 1), stateAt(site, at(hours))]);
  expect(states).toEqual(['buyNow', 'outOfStock', 'outOfStock', 'buyNow']);
  for (const [now, edge] of [
    [0, 1],
    [1, 3],
  ] as const) {
    const moment = new Moment(at(now));
    expect(offerNow(site, 'de', 'tank', moment)?.buy === undefined).toBe(now === 1);
    expect(moment.validUntil).toBe(at(edge));
  }
  expect(noticeState(site, 'de', 'orderable:tank', new Moment(at(2)))).toBe('waiting');
  expect(stateAt(site, at(2), 'base')).toBe('buyNow');
  const times = { opens: at(1), closes: at(3), subject: 'tank' };
  expect(datedOffers(site, 'de')).toContainEqual(expect.objectContaining(times));
});

test('it keeps its earlier price to compare with, and the shop must still sell it as content says', () => {
  const [site, content] = [withSwitches(stock('soldOut', 1), stock('available', 3)), fixtureSale()];
  const [during, after] = [new Moment(at(2)), new Moment(at(4))];
  expect(offerNow(site, 'de', 'tank', after)).toEqual(offerNow(content, 'de', 'tank', after));
  expect(shopTerms(site, 'de', 'tank', during)).toEqual(shopTerms(content, 'de', 'tank', during));
});

test('the shop is believed for a day; what it says again holds on, without a gap', () => {
  const site = withSwitches(stock('soldOut', 1), stock('soldOut', 13));
  const end = at(13) + stockTrust;
  expect([stateAt(site, end - 1), stateAt(site, end)]).toEqual(['outOfStock', 'buyNow']);
  expect(site.offers.de.tank?.soldOut).toEqual([{ opens: at(1), closes: end }]);
});

test('the stages of content win: a launch, a pre-order and what is not announced do not follow the shop', () => {
  const hoursBefore = (main - start) / hour;
  const rocket = withSwitches(stock('soldOut', hoursBefore - 1, 'rocket'));
  expect([stateAt(rocket, main - 1, 'rocket'), stateAt(rocket, main, 'rocket')]).toEqual([undefined, 'buyNow']);
  const site = fixtureSale();
  Object.assign(site.offers.de.tank as object, { life: [{ stage: 'preOrder', delivery: '2027-Q1' }] });
  expect(stateAt(withShopStock(site, [stock('soldOut', 1)]), at(2))).toBe('preOrder');
});

test('our team can ignore the shops of all products until it follows them again', () => {
  const switches = [stock('soldOut', 1), stock('soldOut', 1, 'base'), stock('ignored', 2), stock('soldOut', 3)];
  const site = withSwitches(...switches, stock('followed', 4), stock('soldOut', 5));
  expect([1, 2, 3, 4, 5].map((hours) => stateAt(site, at(hours)))).toEqual([
    'outOfStock',
    'buyNow',
    'buyNow',
    'buyNow',
    'outOfStock',
  ]);
  expect(stateAt(site, at(2), 'base')).toBe('buyNow');
});
