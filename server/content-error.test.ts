import { expect, test } from 'vitest';
import { offer } from '#rules/schema/offer.ts';
import { describeFault, faultsOf } from './content-error.ts';

function faults(value: unknown): string[] {
  const { error } = offer.safeParse(value);
  return error ? faultsOf(error, value, 'content/offers/uk.yaml', ['machine']).map(describeFault) : [];
}

test('a wrong value is named with its file, its place, what was found and what was expected', () => {
  expect(faults({ price: 'twelve' })).toEqual([
    'content/offers/uk.yaml › machine.price: found "twelve". Invalid input: expected number, received string, or: Invalid input: expected array, received string.',
  ]);
});

test('an unknown key is named', () => {
  expect(faults({ prise: 12 })).toEqual(['content/offers/uk.yaml › machine: found unknown prise. Remove it, or correct its spelling.']);
});

test('a missing value is named', () => {
  expect(faults({ promotions: [{}] })).toEqual(['content/offers/uk.yaml › machine.promotions.0.price: found nothing. Add it: Invalid input: expected number.']);
});

test('a time that is none says how to write it', () => {
  expect(faults({ promotions: [{ price: 1, opens: 'soon' }] })[0]).toContain('write it like 2024-11-22T09:00[Europe/Berlin]');
});
