import { expect, test } from 'vitest';
import type { EditionCode } from '../place/editions.ts';
import { offer as offerSchema } from '../schema/offer.ts';
import type { Site } from '../site/site.ts';
import { Moment } from '../time/moment.ts';
import { isAnnounced, offerNow } from './offer.ts';

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
    buy: { href: 'https://shop.kinetra.example/products/machine', external: true },
  });
});

test('a promotion starts exactly at its regional opening', () => {
  const before = offerAt('de', offerWithPromotion, '2025-09-21T22:59:59Z');
  expect(before.offer).toMatchObject({ price: { amount: 1599 } });
  expect(before.offer).not.toHaveProperty('regular');
  expect(before.validUntil).toBe(at('2025-09-21T23:00:00Z'));
  const after = offerAt('de', offerWithPromotion, '2025-09-21T23:00:00Z');
  expect(after.offer).toMatchObject({ price: { amount: 1439 }, regular: { amount: 1599 } });
  expect(plain(after.offer?.price?.text)).toBe('1.439 €');
});

test('a reduction in an EU edition names the lowest price of the 30 days before it', () => {
  const steps = [{ price: 1549 }, { from: '2025-08-30T00:00[UTC]', price: 1599 }];
  expect(offerAt('fr', { ...offerWithPromotion, price: steps }).offer?.lowest30?.amount).toBe(1549);
  expect(offerAt('fr', offerWithPromotion).offer?.lowest30?.amount).toBe(1599);
  const earlier = { price: 1499, opens: '2025-08-01T00:00[UTC]', closes: '2025-09-01T00:00[UTC]' };
  expect(
    offerAt('fr', { ...offerWithPromotion, promotions: [...offerWithPromotion.promotions, earlier] }).offer?.lowest30
      ?.amount,
  ).toBe(1499);
  expect(offerAt('uk', offerWithPromotion).offer).not.toHaveProperty('lowest30');
});

test('with stock 0 a product shows its price but cannot be bought', () => {
  const { offer } = offerAt('eu', { ...offerWithPromotion, stock: 0 });
  expect(offer).toMatchObject({ state: 'soldOut', price: { amount: 1439 } });
  expect(offer?.buy).toBeUndefined();
  expect(offerAt('us', { price: 999, stock: 0, soldOutAs: 'outOfStock' }).offer?.state).toBe('outOfStock');
});

test('a product can be pre-ordered within its pre-sale window', () => {
  const content = { buy: '/x', price: 10, preSale: { closes: '2026-02-01T00:00[UTC]' } };
  expect(offerAt('us', content, '2026-01-31T23:59:59Z').offer?.state).toBe('preOrder');
  expect(offerAt('us', content, '2026-02-01T00:00:00Z').offer?.state).toBe('buyNow');
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

test('a product has no offer before its announcement', () => {
  const content = { price: 1299, announced: '2025-03-27T23:00[+08:00]' };
  expect(offerAt('us', content, '2025-03-27T14:59:59Z')).toEqual({
    offer: undefined,
    validUntil: at('2025-03-27T15:00:00Z'),
  });
  expect(offerAt('us', content, '2025-03-27T15:00:00Z').offer?.state).toBe('buyNow');
});

test('a product that an edition does not sell counts as announced from the first announcement elsewhere', () => {
  const catalogueWith = (announced?: string) => ({ machine: offerSchema.parse({ announced }) });
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

test('before it is on sale, a product has neither a price nor a shop link', () => {
  const content = {
    buy: '/x',
    price: 10,
    onSale: '2026-01-15T00:00[UTC]',
    preSale: { closes: '2026-02-01T00:00[UTC]' },
  };
  const { offer, validUntil } = offerAt('de', content, '2026-01-14T23:59:59Z');
  expect(offer).toEqual({ product: 'machine', state: 'teaser', currency: 'EUR', buy: undefined });
  expect(validUntil).toBe(at('2026-01-15T00:00:00Z'));
  expect(offerAt('de', content, '2026-01-15T00:00:00Z').offer).toMatchObject({
    state: 'preOrder',
    price: { amount: 10 },
  });
});
