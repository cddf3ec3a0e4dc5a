import { expect, test } from 'vitest';
import type { OfferNow } from './offer.ts';
import { percentOff, reductionOf, savingOf } from './reduction.ts';

const money = (amount: number) => ({ amount, text: `${amount}` });
const offer = (amounts: { price: number; regular?: number; lowest30?: number }): OfferNow => ({
  product: 'tank',
  state: 'buyNow',
  currency: 'EUR',
  buy: { href: 'https://shop.example/tank', external: true },
  price: money(amounts.price),
  ...(amounts.regular !== undefined && { regular: money(amounts.regular) }),
  ...(amounts.lowest30 !== undefined && { lowest30: money(amounts.lowest30) }),
});

test('a price is compared with the lowest of 30 days where there is one, else with the regular price', () => {
  expect(reductionOf(offer({ price: 80, regular: 100 }))).toEqual({ before: 100, after: 80 });
  expect(reductionOf(offer({ price: 80, regular: 100, lowest30: 90 }))).toEqual({ before: 90, after: 80 });
});

test('there is no reduction without a higher earlier price, or if nothing can be bought', () => {
  expect(reductionOf(offer({ price: 100 }))).toBeUndefined();
  expect(reductionOf(offer({ price: 90, regular: 100, lowest30: 90 }))).toBeUndefined();
  expect(reductionOf({ ...offer({ price: 80, regular: 100 }), buy: undefined })).toBeUndefined();
  expect(reductionOf({ ...offer({ price: 80, regular: 100 }), price: undefined })).toBeUndefined();
});

test('a saving is the difference, in the edition’s currency', () => {
  expect(savingOf(offer({ price: 80, regular: 100 }), 'us')).toEqual({ amount: 20, text: '$20' });
});

test('a percentage is rounded down, and omitted below one per cent', () => {
  expect(percentOff(offer({ price: 901, regular: 1000 }), 'uk')).toBe('−9%');
  expect(percentOff(offer({ price: 900, regular: 1000 }), 'de')).toBe('−10\u00a0%');
  expect(percentOff(offer({ price: 991, regular: 1000 }), 'uk')).toBeUndefined();
});
