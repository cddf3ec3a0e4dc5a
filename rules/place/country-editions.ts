import type { EditionCode } from './editions.ts';

/**
 * The countries that each edition's shop serves, by ISO 3166-1 code. Every other country has no edition. The shops of
 * France and Germany serve these countries alone, so Austria and Belgium have the shop for Europe.
 */
const countriesOf: Record<EditionCode, readonly string[]> = {
  cn: ['CN'],
  // The United States shop also ships to Canada and to Puerto Rico.
  us: ['US', 'CA', 'PR'],
  uk: ['GB'],
  eu: [
    // Databases of IP addresses use this for an unknown country of the Union.
    'EU',
    // Member states of the European Union but FR and DE, as listed on european-union.europa.eu on 2026-11-23.
    ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL'],
    ...['PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
    // The other members of the European Economic Area.
    ...['IS', 'LI', 'NO'],
  ],
  fr: ['FR'],
  de: ['DE'],
  kr: ['KR'],
  jp: ['JP'],
};

const editionsByCountry = new Map(
  Object.entries(countriesOf).flatMap(([edition, countries]) =>
    countries.map((country) => [country, edition as EditionCode]),
  ),
);

/** The edition that serves a country, by its ISO 3166-1 code; undefined for a country without one. */
export const editionForCountry = (country: string): EditionCode | undefined =>
  editionsByCountry.get(country.toUpperCase());
