import { afterEach, describe, expect, it, test } from 'vitest';
import { countryIn, labelForVisitor, visitorCountry } from './country.ts';

test('reads the country among other cookies', () => {
  expect(countryIn('theme=dark; country=de; seen=1')).toBe('DE');
  expect(countryIn('country=JP')).toBe('JP');
});

test('finds no country when there is none or it is not an ISO code', () => {
  expect(countryIn('')).toBeUndefined();
  expect(countryIn('mycountry=DE')).toBeUndefined();
  expect(countryIn('country=Germany')).toBeUndefined();
});

describe('the country of a visitor', () => {
  const { dataset } = document.documentElement;
  const setCookie = (country: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the site reads it from there
    document.cookie = `country=${country}`;
  };
  afterEach(() => {
    setCookie('; max-age=0');
    delete dataset.group;
  });

  it('is taken from the cookie once, and kept when the cookie changes or is gone', () => {
    expect(visitorCountry()).toBeUndefined();
    setCookie('CA');
    expect(visitorCountry()).toBe('CA');
    setCookie('BR');
    expect(visitorCountry()).toBe('CA');
    expect({ ...localStorage }).toEqual({ '/us/country': 'CA' });
  });

  it('is stored for each group separately', () => {
    localStorage.setItem('/us/country', 'CA');
    dataset.group = 'eu';
    expect(visitorCountry()).toBeUndefined();
  });

  it('replaces a stored value that is not a country code', () => {
    localStorage.setItem('/us/country', 'Canada');
    setCookie('CA');
    expect(visitorCountry()).toBe('CA');
    expect(localStorage.getItem('/us/country')).toBe('CA');
  });
});

test.each([
  ['its own name for its own country', 'US', undefined],
  ['its own name for an unknown country', undefined, undefined],
  ['one name for one other country', 'CA', 'Canada - English'],
  ['one name for all the rest', 'BR', 'Other Regions - English'],
])('the label of a region is %s', (_what, country, label) => {
  const labels = { CA: 'Canada - English', other: 'Other Regions - English' };
  expect(labelForVisitor(country, 'US', labels)).toBe(label);
});
