import { expect, test } from 'vitest';
import { editionCodes, editions } from '#core/place/editions.ts';
import { editionForCountry } from './suggestion.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
const servedCountries = (edition: string) => codes.filter((code) => editionForCountry(code) === edition);

test('every edition serves the country that it is made for', () => {
  for (const edition of editionCodes) expect(editionForCountry(editions[edition].country)).toBe(edition);
});

test('Europe has the 27 member states and three more countries, some of them editions of their own', () => {
  const europe = editionCodes
    .filter((code) => editions[code].law === 'EU')
    .flatMap(servedCountries)
    .filter((code) => code !== 'EU');
  expect(europe).toHaveLength(27 + 3);
});

test('every other country has no edition, and is never given that of the United States', () => {
  expect(servedCountries('us')).toEqual(['CA', 'PR', 'US']);
  for (const country of ['CH', 'BR', 'HK', 'TW', 'XX', '', 'constructor'])
    expect(editionForCountry(country)).toBeUndefined();
});

test('every code is that of a country, in any case of letters', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of codes.filter((candidate) => editionForCountry(candidate) !== undefined)) {
    expect(names.of(code), code).toBeDefined();
    expect(editionForCountry(code.toLowerCase())).toBe(editionForCountry(code));
  }
});
