import { describe, expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { promoBanners } from './banners/promo-banners.ts';
import { saleHero } from './banners/sale-hero.ts';
import { giftGuide } from './benefits/gift-guide.ts';
import { memberOffers } from './benefits/member-offers.ts';
import { rewards } from './benefits/rewards.ts';
import { draw } from './draw/draw.ts';

const saleAt = (instant: number) =>
  createResolveContext(fixtureSale(), 'de', new Moment(instant), { campaigns: ['sale'], slug: 'sale' });
/** The same sale, but the rocket is announced only with the last stage. */
function lateRocketAt(instant: number) {
  const site = fixtureSale();
  Object.assign(site.offers.de.rocket as object, { life: [{ stage: 'onSale', from: saleMoments.cyber }] });
  return createResolveContext(site, 'de', new Moment(instant), { campaigns: ['sale'] });
}
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('the hero of a sale', () => {
  const structure = saleHero.structure.parse({
    banners: [
      { stage: 'early', product: 'tank', picture: 'robot/front' },
      { stage: 'main', surface: 'flood', product: 'base', picture: 'robot/front' },
    ],
    deals: 'hot-deals',
    terms: 'terms',
  });
  const banner = (action: string) => ({
    title: 'BIG|SALE',
    titleWidth: [4, 2] as [number, number],
    heading: '-',
    action,
  });
  const words = {
    banners: { early: banner('first'), main: banner('second') },
    lines: { early: 'Stage 1', main: 'Stage 2', cyber: 'Stage 3' },
    between: 'Between',
    terms: 'Terms',
    ends: { early: 'Early ends', main: 'Main ends', cyber: 'Cyber ends' },
    opens: { early: 'Early opens', main: 'Main opens', cyber: 'Cyber opens' },
  };
  const at = (instant: number) => saleHero.resolve(structure, words, saleAt(instant));

  test('shows the banner of the last stage that has begun', () => {
    const items = [saleMoments.early, saleMoments.night, saleMoments.main, saleMoments.cyber].map((instant) => [
      at(instant)?.deals.label,
      at(instant)?.line,
    ]);
    expect(items).toEqual([
      ['first', 'Stage 1'],
      ['first', 'Between'],
      ['second', 'Stage 2'],
      ['second', 'Stage 3'],
    ]);
  });

  test('skips a banner whose product is not announced yet', () => {
    const rocket = {
      ...structure,
      banners: structure.banners.map((entry) => (entry.stage === 'early' ? entry : { ...entry, product: 'rocket' })),
    };
    const actionAt = (instant: number) => saleHero.resolve(rocket, words, lateRocketAt(instant))?.deals.label;
    expect([actionAt(saleMoments.main), actionAt(saleMoments.cyber)]).toEqual(['first', 'second']);
  });

  test('counts down to the end of the running stage, else to the opening of the next', () => {
    expect(at(saleMoments.early)?.countdown).toMatchObject({ label: 'Early ends', to: saleMoments.night });
    expect(at(saleMoments.night)?.countdown).toMatchObject({ label: 'Main opens', to: saleMoments.main });
    expect(at(saleMoments.cyber)?.countdown).toMatchObject({ label: 'Cyber ends', to: saleMoments.over });
  });

  test('claims no more than the largest revealed saving', () => {
    expect(plain(at(saleMoments.early)?.saving)).toBe('bis zu 80 €');
    expect(at(saleMoments.early)?.product).toMatchObject({ name: 'TANK', offer: { price: { amount: 1519 } } });
    expect(plain(at(saleMoments.cyber)?.saving)).toBe('bis zu 433 €');
  });
});

test('a prize draw is left out until the prize is announced', () => {
  const words = { heading: 'Draw', lead: '-', facts: [{ term: 'Prize', detail: 'Rocket' }], action: 'Deals' };
  const at = (instant: number) =>
    draw.resolve({ prize: 'rocket', picture: 'robot/front', deals: 'hot-deals' }, words, saleAt(instant));
  expect(at(saleMoments.main - 1)).toBeUndefined();
  expect(at(saleMoments.main)).toMatchObject({ accent: 'violet', action: { label: 'Deals', href: '#hot-deals' } });
});

test('an edition shows its own rewards and member offers, and links to its own shop', () => {
  const sale = saleAt(saleMoments.early);
  const tier = { figure: '1', title: '-', text: '-' };
  const tiers = rewards.structure.parse({
    tiers: [
      { id: 'mug', gift: 'mug', only: ['de'] },
      { id: 'cap', only: ['us'] },
    ],
  });
  expect(
    rewards.resolve(tiers, { heading: '-', tiers: { mug: tier, cap: tier } }, sale)?.tiers.map(({ id }) => id),
  ).toEqual(['mug']);
  const offer = { title: '-', subTitle: '-', describe: '-', button: '-' };
  const offers = memberOffers.structure.parse({
    offers: [
      { id: 'points', links: { de: 'shop:/register', us: 'shop:/us' } },
      { id: 'code', links: { us: 'shop:/us' } },
    ],
  });
  const items = memberOffers.resolve(offers, { heading: '-', offers: { points: offer, code: offer } }, sale)?.offers;
  expect(items?.map(({ id, link }) => [id, link.href])).toEqual([['points', 'https://shop.kinetra.example/register']]);
});

test('the banner that runs stands first with its days, and links to the sale only once it is live', () => {
  const banner = { surface: 'dark' as const, product: 'tank', picture: 'robot/front' };
  const text = { title: 'BIG|SALE', titleWidth: [4, 2] as [number, number], text: '-' };
  const structure = {
    banners: [
      { id: 'one', stage: 'early', ...banner },
      { id: 'two', stage: 'main', until: 'cyber', ...banner },
    ],
    link: 'page:nowhere',
  };
  const at = (instant: number) =>
    promoBanners.resolve(structure, { banners: { one: text, two: text }, action: 'Go' }, saleAt(instant));
  const daysAt = (instant: number) => at(instant)?.banners.map(({ days }) => plain(days));
  expect(daysAt(saleMoments.early)).toEqual(['14.–21. November', '22. November – 2. Dezember']);
  expect(daysAt(saleMoments.night)).toEqual(['22. November – 2. Dezember', '14.–21. November']);
  expect(at(saleMoments.night)?.banners[1]).toMatchObject({ text: 'sale.past', isOver: true });
  expect(at(saleMoments.night)?.action).toBeUndefined();
  expect(at(saleMoments.night)?.banners[0]?.countdown).toBeUndefined();
  expect(at(saleMoments.main)?.banners[0]).toMatchObject({
    sale: { name: 'Main' },
    product: { offer: { price: { amount: 1437 }, reference: { amount: 1599 } } },
    countdown: { to: saleMoments.cyber - 9 * 60 * 60 * 1000 },
  });

  const rocket = {
    ...structure,
    banners: structure.banners.map((entry) => ({ ...entry, product: entry.id === 'two' ? 'rocket' : 'tank' })),
  };
  const idsAt = (instant: number) =>
    promoBanners
      .resolve(rocket, { banners: { one: text, two: text }, action: 'Go' }, lateRocketAt(instant))
      ?.banners.map(({ id }) => id);
  expect([idsAt(saleMoments.main), idsAt(saleMoments.cyber)]).toEqual([['one'], ['two', 'one']]);

  const mistyped = { ...structure, banners: structure.banners.map((entry) => ({ ...entry, until: 'cybre' })) };
  expect(() =>
    promoBanners.resolve(mistyped, { banners: { one: text, two: text }, action: 'Go' }, saleAt(saleMoments.night)),
  ).toThrow('the banner "one" names the stage "cybre", and sale has early, main, cyber');
});

test('a gift guide is left out until its product is announced', () => {
  const structure = { link: 'shop:/guide', product: 'rocket', picture: 'robot/front' };
  const at = (instant: number) =>
    giftGuide.resolve(structure, { heading: '-', text: '-', label: '-' }, lateRocketAt(instant));
  expect([at(saleMoments.main), at(saleMoments.cyber)?.link.href]).toEqual([
    undefined,
    'https://shop.kinetra.example/guide',
  ]);
});
