import type { EditionCode } from '#core/place/editions.ts';

type Language = 'en' | 'de' | 'fr' | 'zh' | 'ja' | 'ko';

/**
 * The writing of each edition: its language, its number separators, and the position of its currency. Spaces are plain.
 */
const writing: Record<
  EditionCode,
  { language: Language; thousands: string; decimal: string; currency: string; money: (amount: string) => string }
> = {
  us: { language: 'en', thousands: ',', decimal: '.', currency: 'USD', money: (amount) => `$${amount}` },
  uk: { language: 'en', thousands: ',', decimal: '.', currency: 'GBP', money: (amount) => `£${amount}` },
  eu: { language: 'en', thousands: ',', decimal: '.', currency: 'EUR', money: (amount) => `€${amount}` },
  fr: { language: 'fr', thousands: ' ', decimal: ',', currency: 'EUR', money: (amount) => `${amount} €` },
  de: { language: 'de', thousands: '.', decimal: ',', currency: 'EUR', money: (amount) => `${amount} €` },
  cn: { language: 'zh', thousands: ',', decimal: '.', currency: 'CNY', money: (amount) => `¥${amount}` },
  kr: { language: 'ko', thousands: ',', decimal: '.', currency: 'KRW', money: (amount) => `${amount}원` },
  jp: { language: 'ja', thousands: ',', decimal: '.', currency: 'JPY', money: (amount) => `${amount}円` },
};

export const currencyOf = (edition: EditionCode): string => writing[edition].currency;

/** `1439.5` as an edition writes it, with as many decimals as it is given. */
function numberIn(edition: EditionCode, number: string): string {
  const { thousands, decimal } = writing[edition];
  const [whole = '', part] = number.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? grouped : grouped + decimal + part;
}

/** An amount as an edition writes it: whole, or with two decimals. */
export const moneyIn = (edition: EditionCode, amount: number): string =>
  writing[edition].money(numberIn(edition, Number.isInteger(amount) ? String(amount) : amount.toFixed(2)));

/** Lines that are a price and nothing else, in any edition. */
export const pricesAmong = (lines: string[]): string[] =>
  lines.filter((line) => /^([$€£¥₩][\d.,]*\d|\d[\d., ]*(€|円|원))$/.test(line));

/**
 * Words and signs of the specification's values as a pattern in each language. A word that is not here is the same
 * everywhere.
 */
const words: Record<string, Partial<Record<Language, string>>> = {
  min: { en: 'minutes', de: 'Minuten', fr: 'minutes', zh: '分钟', ja: '分' },
  axes: { en: 'axes', de: 'Achsen', fr: 'axes', zh: '轴', ja: '軸' },
  cores: { en: 'cores', de: 'Kerne', fr: 'cœurs' },
  colours: { en: 'colou?rs', de: 'Farben', fr: 'couleurs' },
  Stereo: { fr: 'Stéréo' },
  Metal: { de: 'Metall', fr: 'Métal' },
  'Over the air': { de: '.*OTA', fr: '.*OTA' },
  'Wake, mute, mode (ground or aerial)': {
    de: 'Wecken, Stumm, Modus (Boden oder Luft)',
    fr: 'Réveil, muet, mode (sol ou aérien)',
  },
  about: { de: 'rund', fr: 'environ', ja: '約' },
  over: { en: '(more than|over)', de: '(mehr als|über)', fr: 'plus de', zh: '(?=.*多)', ja: '(?=.*以上)' },
  to: { en: '(to|–)', de: '(bis|–)', fr: '(à|–)', zh: '[至–]', ja: '[〜～–]' },
};

/**
 * A value of the specification (`over 2500`, `80 to 90 min`, `11.1 V`) as a pattern for one edition: numbers with its
 * marks, words in its language; spaces and what parts a list are its own affair. A name with a capital (`BLE 5.0`) is
 * written as it is.
 */
export function patternIn(edition: EditionCode, value: string): RegExp {
  const { language } = writing[edition];
  const wordIn = (word: string) => words[word]?.[language] ?? word;
  const isName = /^[A-Z]/.test(value);
  const pattern = isName
    ? wordIn(value).replace(/[()]/g, '\\$&')
    : value.replace(/\d+(\.\d+)?|[a-z]+|,| /gi, (part) => {
        if (part === ' ') return '[\\s/]*';
        if (part === ',') return '\\s?[,;、，]';
        return /^\d/.test(part) ? numberIn(edition, part).replaceAll('.', '\\.') : wordIn(part);
      });
  return new RegExp(`(?<![\\d.,])${pattern}(?!\\d|[.,]\\d)`, 'i');
}
