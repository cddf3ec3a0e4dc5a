import { expect, test } from 'vitest';
import { type OfferNow, offerSaving, percentOff } from './offer.ts';

const money = (amount: number) => ({ amount, text: `${amount}` });
const offer = (amounts: { price: number; reference?: number }): OfferNow => ({
  product: 'tank',
  state: 'buyNow',
  currency: 'EUR',
  buy: { href: 'https://shop.example/tank', external: true },
  price: money(amounts.price),
  ...(amounts.reference !== undefined && { reference: money(amounts.reference) }),
});

test('a saving is the difference, in the edition’s currency', () => {
  expect(offerSaving(offer({ price: 80, reference: 100 }), 'us')).toEqual({ amount: 20, text: '$20' });
});

test('without a reference price or a price nothing is reduced', () => {
  for (const notReduced of [offer({ price: 100 }), { ...offer({ price: 80, reference: 100 }), price: undefined }]) {
    expect(offerSaving(notReduced, 'us')).toBeUndefined();
    expect(percentOff(notReduced, 'us')).toBeUndefined();
  }
});

test('a percentage is rounded down, and omitted below one per cent', () => {
  expect(percentOff(offer({ price: 901, reference: 1000 }), 'uk')).toBe('−9%');
  expect(percentOff(offer({ price: 900, reference: 1000 }), 'de')).toBe('−10\u00a0%');
  expect(percentOff(offer({ price: 991, reference: 1000 }), 'uk')).toBeUndefined();
});
