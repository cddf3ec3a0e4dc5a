import { type EditionCode, editions } from '../place/editions.ts';

/** Europe in UN M49. `EU` would be the European Union, to which countries of the eu edition do not belong. */
const europe = '150';

/** The region of an edition in a language: `Germany`, `Allemagne`. */
export function formatRegion(edition: EditionCode, lang: string): string {
  const { country } = editions[edition];
  const region = country === 'EU' ? europe : country;
  return new Intl.DisplayNames(lang, { type: 'region' }).of(region) ?? region;
}
