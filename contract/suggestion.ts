import { baseLanguage, type EditionCode, editionCodes, editions } from '#core/place/editions.ts';

/** The response of `/ssr/suggestion`, unless it is null: a page of another edition, in that edition's language. */
export interface Suggestion {
  href: string;
  /** Accessible name: the region's own name, or what the link to the chooser says. */
  label: string;
  text: string;
  action: string;
  dismiss: string;
  lang: string;
}

export interface SuggestedEdition {
  edition: EditionCode;
  /** True if the edition serves the visitor's country. If not, its page for choosing a region is suggested. */
  isServed: boolean;
}

/**
 * The edition to suggest to a visitor from `country` who reads `current`; undefined if none. `languages` are language
 * tags, the preferred one first. A visitor from a country without an edition is led to the chooser only if the page is
 * in none of these languages, and everybody is taken to read English.
 */
export function suggestedEdition(
  country: string,
  languages: readonly string[],
  current: EditionCode,
): SuggestedEdition | undefined {
  const servingEdition = editionForCountry(country);
  if (servingEdition !== undefined)
    return servingEdition === current ? undefined : { edition: servingEdition, isServed: true };
  const readLanguages = [...languages, 'en'].map((tag) => baseLanguage(tag).toLowerCase());
  if (readLanguages.includes(baseLanguage(editions[current].lang))) return undefined;
  const edition = readLanguages
    .map((language) => editionCodes.find((code) => baseLanguage(editions[code].lang) === language))
    .find((code) => code !== undefined);
  return edition && { edition, isServed: false };
}

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
