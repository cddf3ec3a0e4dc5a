import { describe, expect, it, test } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { countryIn, labelForVisitor, storedCountry } from './country.ts';
import { createStore } from './storage.ts';

test('reads the country among other cookies', () => {
  expect(countryIn('theme=dark; country=de; seen=1')).toBe('DE');
  expect(countryIn('country=JP')).toBe('JP');
});

test('finds no country when there is none or it is not an ISO code', () => {
  expect(countryIn('')).toBeUndefined();
  expect(countryIn('mycountry=DE')).toBeUndefined();
  expect(countryIn('country=Germany')).toBeUndefined();
});

describe('storedCountry', () => {
  const storeWith = (entries: Record<string, string> = {}) => {
    const { area, values } = storageArea();
    for (const [key, value] of Object.entries(entries)) values.set(key, value);
    return { store: createStore(() => area), values };
  };

  it('takes the country from the cookie when none is stored, and stores it', () => {
    const { store, values } = storeWith();
    expect(storedCountry('us', store, 'country=CA')).toBe('CA');
    expect([...values]).toEqual([['/us/country', 'CA']]);
    expect(storedCountry('us', store, '')).toBe('CA');
  });

  it('keeps the stored country when the cookie changes', () => {
    expect(storedCountry('us', storeWith({ '/us/country': 'CA' }).store, 'country=BR')).toBe('CA');
  });

  it('stores a country for each group separately', () => {
    expect(storedCountry('eu', storeWith({ '/us/country': 'CA' }).store, '')).toBeUndefined();
  });

  it('replaces a stored value that is not a country code', () => {
    const { store, values } = storeWith({ '/us/country': 'Canada' });
    expect(storedCountry('us', store, 'country=CA')).toBe('CA');
    expect(values.get('/us/country')).toBe('CA');
  });
});

describe('the label of a region', () => {
  const labels = { CA: 'Canada - English', other: 'Other Regions - English' };

  it('is its own name for its own country and for an unknown country', () => {
    expect(labelForVisitor('US', 'US', labels)).toBeUndefined();
    expect(labelForVisitor(undefined, 'US', labels)).toBeUndefined();
  });

  it('is one name for one other country and one for all the rest', () => {
    expect(labelForVisitor('CA', 'US', labels)).toBe('Canada - English');
    expect(labelForVisitor('BR', 'US', labels)).toBe('Other Regions - English');
  });

  it('is its own name when there is none for the country', () => {
    expect(labelForVisitor('BR', 'US', { CA: 'Canada - English' })).toBeUndefined();
  });
});
