import { expect, test } from 'vitest';
import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import { Moment } from '../time/moment.ts';
import { isAnnounced, offerNow, tagNow } from './offer.ts';
import { offer as offerSchema } from './offer-schema.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

function offerAt(edition: EditionCode, content: object, iso = '2026-01-01T00:00Z', months?: number) {
  const region = {
    shop: { host: 'https://shop.kinetra.example/' },
    installment: months ? { months, label: '' } : null,
  };
  const site = {
    offers: { [edition]: { machine: offerSchema.parse(content) } },
    regions: { [edition]: region },
  } as unknown as Site;
  const moment = new Moment(at(iso));
  return { offer: offerNow(site, edition, 'machine', moment), validUntil: moment.validUntil };
}

const offerWithPromotion = {
  buy: '/products/machine',
  price: 1599,
  promotions: [{ price: 1439, opens: '2025-09-22T07:00[+08:00]' }],
};

test('a product in stock can be bought at its price in the region’s shop', () => {
  const { offer } = offerAt('uk', { buy: '/products/machine', price: 1299 });
  expect(offer).toMatchObject({
    state: 'buyNow',
    price: { amount: 1299, text: '£1,299' },
    buy: {
      href: 'https://shop.kinetra.example/products/machine?product=machine&price=1299&currency=GBP&source=regular',
      external: true,
    },
  });
});

test('a promotion starts exactly at its regional opening', () => {
  const before = offerAt('de', offerWithPromotion, '2025-09-21T22:59:59Z');
  expect(before.offer).toMatchObject({ price: { amount: 1599 } });
  expect(before.offer).not.toHaveProperty('reference');
  expect(before.validUntil).toBe(at('2025-09-21T23:00:00Z'));
  const after = offerAt('de', offerWithPromotion, '2025-09-21T23:00:00Z');
  expect(after.offer).toMatchObject({ price: { amount: 1439 }, reference: { amount: 1599 } });
  expect(plain(after.offer?.price?.text)).toBe('1.439 €');
});

test.each(['soldOut', 'outOfStock'])('what is %s shows its regular price and cannot be bought', (stage) => {
  const { offer } = offerAt('eu', { ...offerWithPromotion, life: [{ stage }] });
  expect(offer).toMatchObject({ state: stage, price: { amount: 1599 } });
  expect(offer).not.toHaveProperty('reference');
  expect(offer?.buy).toBeUndefined();
});

const wholeLife = [
  { stage: 'announced', from: '2026-01-01T00:00[UTC]' },
  { stage: 'teaser', from: '2026-02-01T00:00[UTC]' },
  { stage: 'preOrder', from: '2026-03-01T00:00[UTC]', delivery: '2026-03-20' },
  { stage: 'onSale', from: '2026-04-01T00:00[UTC]' },
  { stage: 'soldOut', from: '2026-05-01T00:00[UTC]' },
  { stage: 'ended', from: '2026-06-01T00:00[UTC]' },
];

test('an offer passes through the stages of its life, each on its instant', () => {
  const states = wholeLife.flatMap(({ from }) => {
    const edge = at(from.replace('[UTC]', ':00Z'));
    return [edge - 1, edge].map((instant) => {
      const { offer } = offerAt('us', { buy: '/x', price: 10, life: wholeLife }, new Date(instant).toISOString());
      return [offer?.state, offer?.price?.amount, offer?.buy !== undefined];
    });
  });
  const [none, teaser] = [
    [undefined, undefined, false],
    ['teaser', undefined, false],
  ];
  expect(states).toEqual([
    ...[none, teaser, teaser, teaser, teaser, ['preOrder', 10, true]],
    ...[
      ['preOrder', 10, true],
      ['buyNow', 10, true],
      ['buyNow', 10, true],
      ['soldOut', 10, false],
      ['soldOut', 10, false],
      ['ended', undefined, false],
    ],
  ]);
});

test('a pre-order names its delivery until the end of that day where it is sold', () => {
  const deliveryAt = (iso: string) => {
    const { offer, validUntil } = offerAt('de', { price: 10, life: wholeLife }, iso);
    return { text: plain(offer?.delivery), validUntil };
  };
  const end = '2026-03-20T23:00:00Z';
  expect(deliveryAt('2026-03-20T22:59:59Z')).toEqual({ text: '20. März 2026', validUntil: at(end) });
  expect(deliveryAt(end)).toEqual({ text: undefined, validUntil: at('2026-04-01T00:00:00Z') });
});

test('a tag is shown until it closes', () => {
  const offer = offerSchema.parse({ tag: { label: 'NEW', closes: '2026-02-01T00:00[UTC]' } });
  const site = { offers: { us: { machine: offer } } } as unknown as Site;
  const moments = ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z'].map((iso) => new Moment(at(iso)));
  expect(moments.map((moment) => tagNow(site, 'us', 'machine', moment))).toEqual(['NEW', undefined]);
});

test('an unconfirmed price is never shown', () => {
  expect(offerAt('jp', { price: 1199, unconfirmed: true }).offer).not.toHaveProperty('price');
});

test('a regular price changes at its step', () => {
  const steps = { price: [{ price: 100 }, { from: '2026-01-01T00:00[America/New_York]', price: 90 }] };
  expect(offerAt('us', steps, '2026-01-01T04:59:59Z')).toMatchObject({
    offer: { price: { amount: 100 } },
    validUntil: at('2026-01-01T05:00:00Z'),
  });
  expect(offerAt('us', steps, '2026-01-01T05:00:00Z').offer?.price?.amount).toBe(90);
});

test('instalments divide the current price equally', () => {
  expect(offerAt('us', { price: 1499 }, undefined, 12).offer?.instalment).toEqual({
    count: 12,
    price: { amount: 124.92, text: '$124.92' },
  });
});

test('the shop’s listed instalment replaces the division at the regular price', () => {
  const content = { price: 1699, instalment: 141.6, promotions: [{ price: 1499, opens: '2026-01-01T00:00[UTC]' }] };
  expect(offerAt('us', content, '2025-12-31T00:00:00Z', 12).offer?.instalment).toEqual({
    count: 12,
    price: { amount: 141.6, text: '$141.60' },
  });
  expect(offerAt('us', content, '2026-01-01T00:00:00Z', 12).offer?.instalment?.price.text).toBe('$124.92');
});

test('a product that an edition does not sell counts as announced from the first announcement elsewhere', () => {
  const catalogueWith = (from?: string) => ({ machine: offerSchema.parse({ life: [{ stage: 'onSale', from }] }) });
  const announcementAt = (offers: object, iso: string) => {
    const moment = new Moment(at(iso));
    return { isAnnounced: isAnnounced({ offers } as Site, 'kr', 'machine', moment), validUntil: moment.validUntil };
  };
  const offers = {
    kr: {},
    us: catalogueWith('2027-01-10T09:00[America/New_York]'),
    uk: catalogueWith('2027-01-10T09:00[Europe/London]'),
  };
  expect(announcementAt(offers, '2027-01-10T08:59:59Z')).toEqual({
    isAnnounced: false,
    validUntil: at('2027-01-10T09:00:00Z'),
  });
  expect(announcementAt(offers, '2027-01-10T09:00:00Z')).toEqual({ isAnnounced: true, validUntil: undefined });
  expect(announcementAt({ ...offers, de: catalogueWith() }, '2027-01-01T00:00:00Z')).toEqual({
    isAnnounced: true,
    validUntil: undefined,
  });
  expect(announcementAt({ ...offers, kr: catalogueWith('2027-02-01T00:00[UTC]') }, '2027-01-20T00:00:00Z')).toEqual({
    isAnnounced: false,
    validUntil: at('2027-02-01T00:00:00Z'),
  });
  expect(announcementAt({ kr: {}, us: {} }, '2027-01-01T00:00:00Z')).toEqual({
    isAnnounced: true,
    validUntil: undefined,
  });
});

test('a product outside the catalogue has no offer', () => {
  const site = { offers: { kr: {} } } as unknown as Site;
  expect(offerNow(site, 'kr', 'machine', new Moment(0))).toBeUndefined();
});
