import { expect, test } from 'vitest';
import { Moment } from '../time/moment.ts';
import { offer as offerSchema } from './offer-schema.ts';
import { priceInForce, referencePrice } from './reference-price.ts';

const day = (date: string) => `${date}T00:00[UTC]`;
const reduced = { price: 80, opens: day('2026-06-01'), closes: day('2026-07-01') };

/** The price with which a product’s price is compared on a day; undefined without a comparison. */
function referenceOn(date: string, content: object): number | undefined {
  const offer = offerSchema.parse({ price: 100, promotions: [reduced], ...content });
  const moment = new Moment(Date.parse(`${date}T00:00:00Z`));
  return priceInForce(offer, moment)?.promotion && referencePrice(offer, moment);
}

test('a reduced price is compared with the lowest price asked in the 30 days before', () => {
  const priceWith = (other: object) => ({ promotions: [reduced, { price: 90, ...other }] });
  expect(referenceOn('2026-06-01', {})).toBe(100);
  expect(referenceOn('2026-06-01', priceWith({ opens: day('2026-05-20'), closes: day('2026-05-25') }))).toBe(90);
  expect(referenceOn('2026-06-01', priceWith({ opens: day('2026-04-20'), closes: day('2026-05-02') }))).toBe(100);
  expect(referenceOn('2026-06-01', { price: [{ price: 100 }, { from: day('2026-05-10'), price: 120 }] })).toBe(100);
});

test('a sale whose prices fall from stage to stage is compared with the price before its first stage', () => {
  const promotions = [reduced, { price: 70, opens: day('2026-07-01'), closes: day('2026-07-10') }];
  expect(referenceOn('2026-07-05', { promotions })).toBe(100);
  const afterPause = [reduced, { price: 70, opens: day('2026-07-03'), closes: day('2026-07-10') }];
  expect(referenceOn('2026-07-05', { promotions: afterPause })).toBe(80);
  const dearer = [reduced, { price: 95, opens: day('2026-07-01'), closes: day('2026-07-10') }];
  expect(referenceOn('2026-07-05', { promotions: dearer })).toBeUndefined();
});

test('no price above the one at launch is a reference', () => {
  expect(
    referenceOn('2026-06-01', { price: [{ price: 85 }, { from: day('2025-01-01'), price: 100 }] }),
  ).toBeUndefined();
});

test('a price that rose within a reduction is not compared with the price before it', () => {
  const promotions = [
    { price: 90, opens: day('2026-06-01'), closes: day('2026-06-20') },
    { price: 80, opens: day('2026-06-05'), closes: day('2026-06-10') },
  ];
  expect(referenceOn('2026-06-07', { promotions })).toBe(100);
  expect(referenceOn('2026-06-10', { promotions })).toBeUndefined();
});

test('there is no reference for what was not sold throughout the 30 days before', () => {
  const soldFrom = (date: string) => ({ life: [{ stage: 'onSale', from: day(date) }] });
  expect(referenceOn('2026-06-01', soldFrom('2026-05-02'))).toBe(100);
  expect(referenceOn('2026-06-01', soldFrom('2026-05-03'))).toBeUndefined();
  const pause = [
    { stage: 'onSale' },
    { stage: 'soldOut', from: day('2026-05-10') },
    { stage: 'onSale', from: day('2026-05-12') },
  ];
  expect(referenceOn('2026-06-01', { life: pause })).toBeUndefined();
  expect(referenceOn('2026-06-01', { price: [{ from: day('2026-05-10'), price: 100 }] })).toBeUndefined();
});

test('after 60 days a reduced price is just the price', () => {
  const promotions = [{ price: 80, opens: day('2026-06-01') }];
  expect(referenceOn('2026-07-30', { promotions })).toBe(100);
  expect(referenceOn('2026-07-31', { promotions })).toBeUndefined();
  const later = [...promotions, { price: 70, opens: day('2026-11-01'), closes: day('2026-11-10') }];
  expect(referenceOn('2026-11-05', { promotions: later })).toBe(80);
});
