/** The eight editions of the site. Every fact about an edition comes from this table. */
export const editions = {
  cn: {
    prefix: '',
    lang: 'zh-CN',
    hreflang: 'zh-CN',
    locales: ['zh-CN'],
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    group: 'cn',
    country: 'CN',
  },
  us: {
    prefix: '/us',
    lang: 'en-US',
    hreflang: 'en-US',
    locales: ['en'],
    currency: 'USD',
    timeZone: 'America/New_York',
    group: 'us',
    country: 'US',
  },
  uk: {
    prefix: '/uk',
    lang: 'en-GB',
    hreflang: 'en-GB',
    locales: ['en-GB', 'en'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    group: 'eu',
    country: 'GB',
  },
  eu: {
    prefix: '/eu',
    lang: 'en-EU',
    hreflang: 'en',
    locales: ['en-EU', 'en-GB', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    country: 'EU',
  },
  fr: {
    prefix: '/fr',
    lang: 'fr-FR',
    hreflang: 'fr-FR',
    locales: ['fr'],
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    group: 'eu',
    country: 'FR',
  },
  de: {
    prefix: '/de',
    lang: 'de-DE',
    hreflang: 'de-DE',
    locales: ['de'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    country: 'DE',
  },
  kr: {
    prefix: '/kr',
    lang: 'ko-KR',
    hreflang: 'ko-KR',
    locales: ['ko'],
    currency: 'KRW',
    timeZone: 'Asia/Seoul',
    group: 'us',
    country: 'KR',
  },
  jp: {
    prefix: '/jp',
    lang: 'ja-JP',
    hreflang: 'ja-JP',
    locales: ['ja'],
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    group: 'us',
    country: 'JP',
  },
} as const satisfies Record<string, EditionFacts>;

interface EditionFacts {
  /** First path segment with its slash; empty for mainland China. */
  prefix: string;
  /** Value of `html[lang]`. */
  lang: string;
  /** A valid language tag for `hreflang` (`en-EU` is not one). */
  hreflang: string;
  /** Locales of the content files, most specific first: `en-GB.yaml` only overrides `en.yaml`. */
  locales: readonly [string, ...string[]];
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** The account group: where personal data of this edition is stored. */
  group: 'us' | 'eu' | 'cn';
  country: string;
}

export type EditionCode = keyof typeof editions;

/**
 * Languages that single pages may use instead of their edition's, with the locales of their content files, most
 * specific first.
 */
export const pageLanguages = { 'zh-HK': ['zh-HK', 'zh-CN'] } as const satisfies Record<
  string,
  readonly [string, ...string[]]
>;
export type PageLanguage = keyof typeof pageLanguages;

export const editionCodes = Object.keys(editions) as EditionCode[];

export type Currency = (typeof editions)[EditionCode]['currency'];

export const currencies = [...new Set(editionCodes.map((code): Currency => editions[code].currency))];

export const isEditionCode = (value: string): value is EditionCode => Object.hasOwn(editions, value);
