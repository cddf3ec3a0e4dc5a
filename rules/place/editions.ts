/** The eight editions of the site: the one table that knows them. */
export const editions = {
  cn: {
    prefix: '',
    lang: 'zh-CN',
    hreflang: 'zh-CN',
    words: ['zh-CN'],
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    group: 'cn',
    country: 'CN',
  },
  us: {
    prefix: '/us',
    lang: 'en-US',
    hreflang: 'en-US',
    words: ['en'],
    currency: 'USD',
    timeZone: 'America/New_York',
    group: 'us',
    country: 'US',
  },
  uk: {
    prefix: '/uk',
    lang: 'en-GB',
    hreflang: 'en-GB',
    words: ['en-GB', 'en'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    group: 'eu',
    country: 'GB',
  },
  eu: {
    prefix: '/eu',
    lang: 'en-EU',
    hreflang: 'en',
    words: ['en-EU', 'en-GB', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    country: 'EU',
  },
  fr: {
    prefix: '/fr',
    lang: 'fr-FR',
    hreflang: 'fr-FR',
    words: ['fr'],
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    group: 'eu',
    country: 'FR',
  },
  de: {
    prefix: '/de',
    lang: 'de-DE',
    hreflang: 'de-DE',
    words: ['de'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    country: 'DE',
  },
  kr: {
    prefix: '/kr',
    lang: 'ko-KR',
    hreflang: 'ko-KR',
    words: ['ko'],
    currency: 'KRW',
    timeZone: 'Asia/Seoul',
    group: 'us',
    country: 'KR',
  },
  jp: {
    prefix: '/jp',
    lang: 'ja-JP',
    hreflang: 'ja-JP',
    words: ['ja'],
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    group: 'us',
    country: 'JP',
  },
} as const satisfies Record<string, EditionFacts>;

interface EditionFacts {
  /** First path segment with its slash; mainland China has none. */
  prefix: string;
  /** Value of `html[lang]`. */
  lang: string;
  /** A valid language tag for alternates (`en-EU` is none). */
  hreflang: string;
  /** Files of words, nearest first: `en-GB.yaml` holds only what differs from `en.yaml`. */
  words: readonly [string, ...string[]];
  /** ISO 4217. */
  currency: string;
  /** IANA zone of the people who read this edition. */
  timeZone: string;
  /** Where personal data of this edition stays. */
  group: 'us' | 'eu' | 'cn';
  country: string;
}

export type EditionCode = keyof typeof editions;

/**
 * Languages of single pages that are not their edition’s, each with the files of words that it reads, nearest first.
 */
export const pageLanguages = { 'zh-HK': ['zh-HK', 'zh-CN'] } as const satisfies Record<
  string,
  readonly [string, ...string[]]
>;
export type PageLanguage = keyof typeof pageLanguages;

export const editionCodes = Object.keys(editions) as EditionCode[];

export const isEditionCode = (value: string): value is EditionCode => Object.hasOwn(editions, value);

const countryEditions: Record<string, EditionCode> = {
  US: 'us',
  CA: 'us',
  EU: 'eu',
  GB: 'uk',
  FR: 'fr',
  DE: 'de',
  CN: 'cn',
  JP: 'jp',
  KR: 'kr',
};

/** The edition for a visitor's ISO country; every country without one of its own reads the US edition. */
export const editionForCountry = (country: string): EditionCode => countryEditions[country.toUpperCase()] ?? 'us';
