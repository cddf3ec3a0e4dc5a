import { expect, test } from 'vitest';
import { type Offer, offers } from '../offers/offer-schema.ts';
import type { Site } from '../site.ts';
import { Moment } from '../time/moment.ts';
import { allMessageValues, createResolveContext, messageValues } from './resolve-context.ts';

const announcedAt = Temporal.Instant.from('2025-03-27T15:00Z').epochMilliseconds;

const siteWith = (car: Offer | undefined) =>
  ({
    settings: {
      apps: { ios: 13, android: 8 },
      signUpCredits: 200,
      creditExchange: { credits: 100, worth: { USD: 1 }, validDays: 365 },
    },
    regions: {
      us: {
        paymentMarks: ['PayPal', 'Visa'],
        terms: {
          warrantyYears: 2,
          priceGuaranteeDays: 30,
          deliveryDays: { least: 3, most: 6 },
          extraWarranty: { years: 1, value: 119 },
          shipping: { freeFrom: 99, express: 50, hawaii: 60, hawaiiDays: { least: 5, most: 8 }, remote: 100 },
        },
      },
    },
    products: {
      car: { name: { en: 'Car' }, figures: { servos: 31 } },
      tank: { name: { en: 'Tank' }, figures: { servos: 36 } },
    },
    offers: { us: car ? { car } : {} },
    messages: {
      us: {
        promises: { priceGuarantee: 'The difference', warranty: '{warrantyYears} years', extraWarranty: 'And more' },
        rewards: { worth: '{credits, number} Credits take {amount} off.', terms: '{percent} off for {days} days' },
      },
    },
  }) as unknown as Site;

function valuesAt(
  instant: number,
  car = offers.parse({ car: { life: [{ stage: 'onSale', from: '2025-03-27T23:00[+08:00]' }] } }).car,
) {
  const moment = new Moment(instant);
  return {
    values: allMessageValues(createResolveContext(siteWith(car), 'us', moment, { product: 'tank' })),
    validUntil: moment.validUntil,
  };
}

test('the figures of a product appear with its announcement; until then the result is valid', () => {
  const before = valuesAt(announcedAt - 1);
  expect(before.values).toMatchObject({ servos: 36, tank_servos: 36 });
  expect(before.values).not.toHaveProperty('car_servos');
  expect(before.validUntil).toBe(announcedAt);
  expect(valuesAt(announcedAt).values).toMatchObject({ car_servos: 31 });
});

test('the figures of a product that the edition does not sell are available', () => {
  expect(
    allMessageValues(createResolveContext(siteWith(undefined), 'us', new Moment(0), { product: 'tank' })),
  ).toMatchObject({
    car_servos: 31,
  });
});

test('a page depends only on announcements of products whose figures it names', () => {
  const moment = new Moment(announcedAt - 1);
  const value = messageValues(
    createResolveContext(
      siteWith(offers.parse({ car: { life: [{ stage: 'onSale', from: '2025-03-27T23:00[+08:00]' }] } }).car),
      'us',
      moment,
      {
        product: 'tank',
      },
    ),
  );
  expect([value('tank_servos'), value('servos'), value('warrantyYears')]).toEqual([36, 36, 2]);
  expect([
    value('nothing'),
    value('none_servos'),
    value('car_none'),
    value('constructor'),
    value('__proto___servos'),
  ]).toEqual(Array(5).fill(undefined));
  expect(moment.validUntil).toBeUndefined();
  expect(value('car_servos')).toBeUndefined();
  expect(moment.validUntil).toBe(announcedAt);
});

test('the region’s terms and the app’s requirements are values', () => {
  const { values } = valuesAt(0);
  expect(values).toMatchObject({
    warrantyYears: 2,
    priceGuaranteeDays: 30,
    extraWarrantyYears: 1,
    extraWarrantyValue: '$119',
    ios: 13,
    android: 8,
  });
  expect(values).toMatchObject({
    payments: 'PayPal and Visa',
    deliveryLeastDays: 3,
    deliveryMostDays: 6,
    shippingFreeFrom: '$99',
    shippingExpress: '$50',
    shippingHawaii: '$60',
    shippingHawaiiMostDays: 8,
    shippingRemote: '$100',
  });
  expect(values).not.toHaveProperty('returnDays');
  expect(values).not.toHaveProperty('returnsText');
});
