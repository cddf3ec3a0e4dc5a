import { type EditionFacts, editionTable, type LanguageFacts, languageTable } from './edition-table.ts';

export type EditionCode = keyof typeof editionTable;

export type Currency = (typeof editionTable)[EditionCode]['currency'];

export const editions: Readonly<Record<EditionCode, EditionFacts & { currency: Currency }>> = editionTable;

export const editionCodes = Object.keys(editions) as EditionCode[];

export const mapEditions = <Value>(make: (edition: EditionCode) => Value): Record<EditionCode, Value> =>
  Object.fromEntries(editionCodes.map((code) => [code, make(code)])) as Record<EditionCode, Value>;

/** Returns true if an edition shows something that all show, or `only` some. */
export const isShownIn = ({ only }: { only?: readonly EditionCode[] | undefined }, edition: EditionCode): boolean =>
  !only || only.includes(edition);

export const currencies = [...new Set(editionCodes.map((code) => editions[code].currency))];

export const isEditionCode = (value: string): value is EditionCode => Object.hasOwn(editions, value);

export const formatLocale = (edition: EditionCode): string => editions[edition].formats ?? editions[edition].lang;

/** The language of a tag such as `de-DE` without its region: `de`. */
export const baseLanguage = (lang: string): string => lang.split('-')[0] ?? lang;

export const languageFacts = (lang: string): LanguageFacts => languageTable[baseLanguage(lang)] ?? {};

/** The languages of all files of words, also of those that only override a complete one. */
export const wordLocales = [...new Set(editionCodes.flatMap((code) => editions[code].locales))];

/** A language of files of words and those it falls back to, most specific first: `en-GB`, `en`. */
export function fallbackLocales(locale: string): readonly [string, ...string[]] {
  const chains: (readonly string[])[] = editionCodes.map((code) => editions[code].locales);
  const chain = chains.find((locales) => locales.includes(locale)) ?? [];
  return [locale, ...chain.slice(chain.indexOf(locale) + 1)];
}

/** Languages of single pages that differ from their edition's, with their locales, most specific first. */
export const pageLanguages = { 'zh-HK': ['zh-HK', 'zh-CN'] } as const satisfies Record<
  string,
  readonly [string, ...string[]]
>;
export type PageLanguage = keyof typeof pageLanguages;
