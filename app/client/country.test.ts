import { expect, test } from 'vitest';
import { countryIn } from './country.ts';

test('reads the country among other cookies', () => {
  expect(countryIn('theme=dark; country=de; seen=1')).toBe('DE');
  expect(countryIn('country=JP')).toBe('JP');
});

test('knows no country where there is none, or none that makes sense', () => {
  expect(countryIn('')).toBeUndefined();
  expect(countryIn('mycountry=DE')).toBeUndefined();
  expect(countryIn('country=Germany')).toBeUndefined();
});
