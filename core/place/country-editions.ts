import { type EditionCode, editionCodes, editions } from './editions.ts';

/** An edition made for a country comes last and replaces one that also serves it. */
const editionsByCountry = new Map<string, EditionCode>([
  ...editionCodes.flatMap((code) => (editions[code].alsoServes ?? []).map((country) => [country, code] as const)),
  ...editionCodes.map((code) => [editions[code].country, code] as const),
]);

/**
 * The edition that serves a country, by its ISO 3166-1 code; undefined for a country without one. The shops of France
 * and Germany serve these countries alone, so Austria and Belgium have the shop for Europe.
 */
export const editionForCountry = (country: string): EditionCode | undefined =>
  editionsByCountry.get(country.toUpperCase());
