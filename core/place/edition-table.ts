/** The editions of the site: every fact about one is in its row, and its words are in `content/`. */
export const editionTable = {
  cn: {
    prefix: '',
    lang: 'zh-CN',
    hreflang: 'zh-CN',
    locales: ['zh-CN'],
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    group: 'cn',
    law: 'CN',
    country: 'CN',
    // Intl names the zone only by its offset in Chinese.
    clock: { time: '{hh}:{mm}（{zone}）', zone: '北京时间' },
  },
  us: {
    prefix: '/us',
    lang: 'en-US',
    hreflang: 'en-US',
    locales: ['en'],
    currency: 'USD',
    timeZone: 'America/New_York',
    group: 'us',
    law: 'US',
    country: 'US',
    // The United States shop also ships to Canada and to Puerto Rico.
    alsoServes: ['CA', 'PR'],
    inches: true,
    // Americans write whole hours without minutes.
    clock: { time: '{h12}:{mm}\u00a0{half}\u00a0{zone}', wholeHour: '{h12}\u00a0{half}\u00a0{zone}', zone: 'ET' },
  },
  uk: {
    prefix: '/uk',
    lang: 'en-GB',
    hreflang: 'en-GB',
    locales: ['en-GB', 'en'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    group: 'eu',
    law: 'UK',
    country: 'GB',
  },
  eu: {
    prefix: '/eu',
    lang: 'en-EU',
    formats: 'en-GB',
    hreflang: 'en',
    locales: ['en-EU', 'en-GB', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    law: 'EU',
    // Databases of IP addresses use this for an unknown country of the Union.
    country: 'EU',
    alsoServes: [
      // Member states of the European Union but FR and DE, as listed on european-union.europa.eu on 2026-11-23.
      ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL'],
      ...['PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
      // The other members of the European Economic Area.
      ...['IS', 'LI', 'NO'],
    ],
  },
  fr: {
    prefix: '/fr',
    lang: 'fr-FR',
    hreflang: 'fr-FR',
    locales: ['fr'],
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    group: 'eu',
    law: 'EU',
    country: 'FR',
    // Nobody in France says CET, and Intl names the zone only by its offset in French.
    clock: { time: '{h}\u00a0h\u00a0{mm} ({zone})', wholeHour: '{h}\u00a0h ({zone})', zone: 'heure de Paris' },
  },
  de: {
    prefix: '/de',
    lang: 'de-DE',
    hreflang: 'de-DE',
    locales: ['de'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    group: 'eu',
    law: 'EU',
    country: 'DE',
    clock: { time: '{h}:{mm} Uhr {zone}' },
  },
  kr: {
    prefix: '/kr',
    lang: 'ko-KR',
    hreflang: 'ko-KR',
    locales: ['ko'],
    currency: 'KRW',
    // Koreans read ₩ on price tags, and write 원 behind an amount in a sentence.
    currencySign: '원',
    timeZone: 'Asia/Seoul',
    group: 'us',
    law: 'KR',
    country: 'KR',
  },
  jp: {
    prefix: '/jp',
    lang: 'ja-JP',
    hreflang: 'ja-JP',
    locales: ['ja'],
    currency: 'JPY',
    // In Japan, yen are written with their own character.
    currencySign: '円',
    timeZone: 'Asia/Tokyo',
    group: 'us',
    law: 'JP',
    country: 'JP',
  },
} as const satisfies Record<string, EditionFacts>;

export interface EditionFacts {
  /** First path segment with its slash; empty for mainland China. */
  prefix: string;
  lang: string;
  /** Locale of dates and figures, for a `lang` without data in `Intl`. */
  formats?: string;
  /** A valid language tag for `hreflang` (`en-EU` is not one). */
  hreflang: string;
  /** Locales of the content files, most specific first: `en-GB.yaml` only overrides `en.yaml`. */
  locales: readonly [string, ...string[]];
  /** ISO 4217. */
  currency: string;
  /** Written behind amounts in the edition's own currency, where it is not the one of `Intl`. */
  currencySign?: string;
  /** IANA name. */
  timeZone: string;
  /** The form of a time of day, where that is not `09:00 CET`. */
  clock?: Clock;
  /** The account group: where personal data of this edition is stored. */
  group: 'us' | 'eu' | 'cn';
  law: Jurisdiction;
  /** ISO 3166-1 code. A country with an edition of its own is served by this one alone. */
  country: string;
  alsoServes?: readonly string[];
  inches?: true;
}

export const jurisdictions = ['CN', 'US', 'UK', 'EU', 'KR', 'JP'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

/**
 * Patterns of a time of day. `{hh}` is the hour in two digits, `{h}` in as few as it needs, `{h12}` with `{half}` that
 * of a clock of twelve hours; `{mm}` are the minutes.
 */
export interface Clock {
  time: string;
  wholeHour?: string;
  /** The zone as readers call it, if they do not use the name that `Intl` gives. */
  zone?: string;
}

/**
 * Facts that `Intl` does not know about the writing of a language, by base language. A language without a row, or
 * without a fact in it, is written as English is.
 */
export const languageTable: Readonly<Record<string, LanguageFacts>> = {
  de: { quarter: '{quarter}. Quartal {year}', joinsWords: true },
  fr: {
    quarter: '{quarter} trimestre {year}',
    ordinals: ['1er', '2e', '3e', '4e'],
    keepsNumbersWithNouns: true,
    colon: '\u00a0:',
  },
  ja: { isEastAsian: true, quarter: '{year}年第{quarter}四半期', colon: '：', comma: '、' },
  ko: { isEastAsian: true, quarter: '{year}년 {quarter}분기', unitGap: '', listComma: ', ' },
  zh: {
    isEastAsian: true,
    quarter: '{year}年第{quarter}季度',
    ordinals: ['一', '二', '三', '四'],
    colon: '：',
    comma: '、',
  },
};

export interface LanguageFacts {
  /** Its letters are as wide as two of the others. */
  isEastAsian?: true;
  /** A quarter of a year; without it, `Q4 2025`. */
  quarter?: string;
  /** The ordinals of the four quarters, where they are not figures. */
  ordinals?: readonly [string, string, string, string];
  /** A line must not break between a number and its noun. */
  keepsNumbersWithNouns?: true;
  colon?: string;
  comma?: string;
  /** The text between all entries of a list, where copy has no word before the last one as that of `Intl`. */
  listComma?: string;
  /** The text between a figure and its unit; without it, a space that does not break. */
  unitGap?: string;
  /** Words are joined without a mark, so that the search looks inside them. */
  joinsWords?: true;
}
