import { describe, expect, it, test } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { countryIn, storedCountry } from './country.ts';
import { storeOf } from './storage.ts';

test('reads the country among other cookies', () => {
  expect(countryIn('theme=dark; country=de; seen=1')).toBe('DE');
  expect(countryIn('country=JP')).toBe('JP');
});

test('knows no country where there is none, or none that makes sense', () => {
  expect(countryIn('')).toBeUndefined();
  expect(countryIn('mycountry=DE')).toBeUndefined();
  expect(countryIn('country=Germany')).toBeUndefined();
});

describe('the country of a group', () => {
  const storeWith = (entries: Record<string, string> = {}) => {
    const { area, values } = storageArea();
    for (const [key, value] of Object.entries(entries)) values.set(key, value);
    return { store: storeOf(() => area), values };
  };

  it('is taken from the cookie where none is kept, and kept', () => {
    const { store, values } = storeWith();
    expect(storedCountry('us', store, 'country=CA')).toBe('CA');
    expect([...values]).toEqual([['/us/country', 'CA']]);
    expect(storedCountry('us', store, '')).toBe('CA');
  });

  it('stays what it was when the cookie changes', () => {
    expect(storedCountry('us', storeWith({ '/us/country': 'CA' }).store, 'country=BR')).toBe('CA');
  });

  it('is apart for every group', () => {
    expect(storedCountry('eu', storeWith({ '/us/country': 'CA' }).store, '')).toBeUndefined();
  });

  it('is replaced where what is kept makes no sense', () => {
    const { store, values } = storeWith({ '/us/country': 'Canada' });
    expect(storedCountry('us', store, 'country=CA')).toBe('CA');
    expect(values.get('/us/country')).toBe('CA');
  });
});
