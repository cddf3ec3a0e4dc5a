import { editionCodes, editions, pageLanguages, wordLocales } from '#core/place/editions.ts';

export interface Collection {
  name: string;
  label: string;
  about: string;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** `en-GB` gives British English. `Intl` has no good name for `en-EU`. */
export const languageName = (locale: string): string =>
  locale === 'en-EU' ? 'English (Europe)' : (languageNames.of(locale) ?? locale);

const chains: readonly (readonly string[])[] = [
  ...editionCodes.map((code) => editions[code].locales),
  ...Object.values(pageLanguages),
];

/** The complete language below an overlay, whose files hold only differences; undefined for complete languages. */
export const completeLanguage = (locale: string): string | undefined => {
  const chain = chains.find((one) => one.slice(0, -1).includes(locale));
  return chain?.at(-1);
};

const pageLocales = [...new Set([...wordLocales, ...Object.keys(pageLanguages)])].toSorted((one, other) =>
  one.localeCompare(other),
);

/**
 * Returns true if word files of pages in a language hold only differences. Extra page languages are always complete.
 */
export const isOverlayOfPages = (locale: string): boolean =>
  completeLanguage(locale) !== undefined && !Object.hasOwn(pageLanguages, locale);

const aboutWords = (locale: string): string =>
  isOverlayOfPages(locale)
    ? `Only what differs from ${languageName(completeLanguage(locale) ?? '')}: leave the rest empty. A list replaces the whole list.`
    : `What pages say in ${languageName(locale)}. Names in braces, {servos, number}, are filled in by the site.`;

export const collections: readonly Collection[] = [
  {
    name: 'offers',
    label: 'Prices and stock',
    about: 'How each product is sold in an edition: price, stock, pre-sale and promotional prices.',
  },
  {
    name: 'campaigns',
    label: 'Campaigns',
    about: 'Sales: their stages, each with a window by edition, and what is sold in them.',
  },
  {
    name: 'regions',
    label: 'Banners and menus',
    about: 'What stands around every page of an edition: banner, menus, footer, newsletter, terms.',
  },
  {
    name: 'law',
    label: 'Law',
    about: 'What the law of an edition asks of its pages, where it is met, and the source.',
  },
  { name: 'pages', label: 'Pages', about: 'What each page is made of, and where and when it exists.' },
  ...pageLocales.map((locale) => ({
    name: `words-${locale}`,
    label: `Words · ${languageName(locale)}`,
    about: aboutWords(locale),
  })),
  {
    name: 'products',
    label: 'Products',
    about: 'What is true of a product everywhere: its name, and each of its figures once.',
  },
  {
    name: 'messages',
    label: 'Buttons and messages',
    about: 'Words of the interface. Names in braces are filled in by the site.',
  },
  { name: 'mail', label: 'Mail', about: 'Words of mail and text messages. Names in braces are filled in by the site.' },
  { name: 'pictures', label: 'Picture descriptions', about: 'What each picture shows, for those who do not see it.' },
  { name: 'clips', label: 'Clip descriptions', about: 'What each clip shows, for those who do not see it.' },
  {
    name: 'manuals',
    label: 'Quick start guides',
    about: 'What the printed guides are made of and say. After a change they are printed again: npm run manuals.',
  },
  { name: 'site', label: 'Site', about: 'The brand, its hosts, and what the content audit is to accept.' },
];
