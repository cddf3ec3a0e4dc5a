import { expect, test } from 'vitest';
import { promiseValue, storePromise } from './store-promises.ts';

const promises = {
  warranty: '{warrantyYears, number} years.',
  accessoryWarranty: '{accessoryWarrantyYears, number} year for accessories.',
  extraWarranty: '{extraWarrantyYears, number} more.',
  returns: '{returnDays, number} days.',
  unconditionalReturns: 'No reason for {unconditionalReturnDays, number}.',
  extendedReturns: 'Sale: until {lastDay}.',
  returnsTitle: 'Returns',
  returnsQuestion: 'Can I send it back?',
};

const siteWith = (campaigns: object = {}) => ({
  products: { flagship: { extraWarranty: true }, base: { accessory: true } },
  campaigns,
});
type Context = Parameters<typeof storePromise>[2];
const contextWith = (product?: string, campaigns?: object, isOpen = true) =>
  ({
    site: siteWith(campaigns),
    edition: 'us',
    moment: { isOpen: () => isOpen },
    product,
    messages: { promises },
    format: (text: string, values: Record<string, unknown>) =>
      text.replace(/\{(\w+)[^}]*\}/g, (_, name) => String(values[name])),
  }) as unknown as Context;

const terms = { warrantyYears: 2, extraWarrantyYears: 2, accessoryWarrantyYears: 1, returnDays: 30 };
const stages = [{ id: 'only', windows: { us: { opens: 0, closes: 86_400_000 } } }];
const sale = { stages, values: { us: { returnsLast: { day: '1970-01-20' } } } };

test.each([
  [undefined, '2 years.'],
  ['flagship', '2 years. 2 more.'],
  ['base', '1 year for accessories.'],
])('on the page of %s the warranty is its own', (product, text) => {
  expect(promiseValue('warrantyText', terms, contextWith(product))).toBe(text);
});

test('an accessory has the warranty of robots where the region names no other', () => {
  expect(promiseValue('warrantyText', { warrantyYears: 2 }, contextWith('base'))).toBe('2 years.');
});

test('the returns name the days without a reason and, while they run, the longer ones of a sale', () => {
  const returns = (values: object, campaigns?: object, isOpen?: boolean) =>
    promiseValue('returnsText', { ...terms, ...values }, contextWith(undefined, campaigns, isOpen));
  expect(returns({})).toBe('30 days.');
  expect(returns({ unconditionalReturnDays: 14 })).toBe('30 days. No reason for 14.');
  expect(returns({}, { christmas: sale }, false)).toBe('30 days.');
  expect(returns({}, { christmas: sale })).toBe('30 days. Sale: until January 20, 1970.');
});

test('a promise that the region does not make is refused', () => {
  expect(storePromise('returns', terms, contextWith()).text).toBe('30 days.');
  expect(() => storePromise('returns', {}, contextWith())).toThrow('the region "us" promises no returns');
});
