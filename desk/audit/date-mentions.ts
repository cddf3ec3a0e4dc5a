import { editionCodes, formatLocale } from '#core/place/editions.ts';

interface DateMention {
  text: string;
  year?: number;
}

/** The names of the months in the languages of the editions, in full and short, as they stand behind a day. */
const monthNames = editionCodes.flatMap((code) =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(formatLocale(code), { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const name = format.formatToParts(Date.UTC(2025, index)).find(({ type }) => type === 'month')?.value ?? '';
      return name.replace(/\.$/, '');
    });
  }),
);

/** Names that have letters, the longest first, as a part of a pattern. */
const names = [...new Set(monthNames)]
  .filter((name) => /^\p{Script=Latin}+$/u.test(name))
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const name = `(?:${names})(?!\\p{L})\\.?`;
const space = '[ \\u00a0\\u202f]';
const ordinal = '(?:\\.|er|º|st|nd|rd|th)';

const patterns: readonly RegExp[] = [
  /* 30 November 2025, 30. November, 1er août 2025, 5th of December */
  new RegExp(`\\d{1,2}${ordinal}?(?: of)?${space}${name}(?:${space}(?<year>20\\d{2}))?`, 'gu'),
  /* November 30, 2025, December 5th */
  new RegExp(`\\b${name}${space}\\d{1,2}(?:st|nd|rd|th)?\\b(?:,${space}(?<year>20\\d{2}))?`, 'gu'),
  /* November 2025 */
  new RegExp(`(?<!\\d${ordinal}?${space})\\b${name}${space}(?<year>20\\d{2})`, 'gu'),
  /* 2025年11月30日, 11月30日, 2025년 11월 30일 */
  /(?<year>20\d{2})[年년] ?\d{1,2}[月월](?: ?\d{1,2}[日일])?|\d{1,2}[月월] ?\d{1,2}[日일]/gu,
  /* Q4 2025, Q1/27, 4. Quartal 2025, 4e trimestre 2025 */
  new RegExp(
    `Q[1-4](?:${space}|/)(?<year>(?:20)?\\d{2})(?!\\d)|` +
      `[1-4](?:\\.|er|e|º)${space}(?:Quartal|trimestre)${space}(?<year>20\\d{2})`,
    'gu',
  ),
  /* 2025年第4四半期, 2025年第四季度, 2025년 4분기 */
  /(?<year>20\d{2})[年년] ?第?[1-4一二三四](?:四半期|季度|분기)/gu,
];

/** Every date that a text names, in the languages of the site. Years may have two digits. */
export const dateMentions = (text: string): DateMention[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, groups = {} }) => ({
      text: match,
      ...(groups.year !== undefined && { year: Number(groups.year.padStart(4, '20')) }),
    })),
  );
