/** A day, month or quarter that a text names. Month 1 is January; a missing year is the nearest one. */
export interface DateMention {
  text: string;
  year?: number;
  month: number;
  /** Missing: the whole month. */
  day?: number;
  /** Number of months, 1 or 3. */
  months: number;
}

const monthNames: readonly (readonly string[])[] = [
  ['January', 'Jan', 'Januar', 'janvier'],
  ['February', 'Feb', 'Februar', 'février'],
  ['March', 'März', 'mars'],
  ['April', 'avril'],
  ['May', 'Mai', 'mai'],
  ['June', 'Juni', 'juin'],
  ['July', 'Juli', 'juillet'],
  ['August', 'Aug', 'août'],
  ['September', 'Sept', 'septembre'],
  ['October', 'Oct', 'Oktober', 'octobre'],
  ['November', 'Nov', 'novembre'],
  ['December', 'Dec', 'Dezember', 'décembre'],
];

const monthOf = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const names = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const space = '[ \\u00a0\\u202f]';

const patterns: readonly RegExp[] = [
  /* 30 November 2025, 30. November, 1er août 2025 */
  new RegExp(`(?<day>\\d{1,2})(?:\\.|er)?${space}(?<name>${names})\\b(?:${space}(?<year>20\\d{2}))?`, 'gu'),
  /* November 30, 2025 */
  new RegExp(`\\b(?<name>${names})${space}(?<day>\\d{1,2})\\b(?!\\d)(?:,${space}(?<year>20\\d{2}))?`, 'gu'),
  /* November 2025 */
  new RegExp(`(?<!\\d[.er]{0,2}${space})\\b(?<name>${names})${space}(?<year>20\\d{2})`, 'gu'),
  /* 2025年11月30日, 11月30日, 2025년 11월 30일 */
  /(?:(?<year>20\d{2})[年년] ?)?(?<month>\d{1,2})[月월](?: ?(?<day>\d{1,2})[日일])?/gu,
  /* Q4 2025, 4. Quartal 2025, 4e trimestre 2025 */
  new RegExp(
    `Q(?<quarter>[1-4])${space}(?<year>20\\d{2})|` +
      `(?<quarter>[1-4])(?:\\.|er|e)${space}(?:Quartal|trimestre)${space}(?<year>20\\d{2})`,
    'gu',
  ),
  /* 2025年第4四半期, 2025年第四季度, 2025년 4분기 */
  /(?<year>20\d{2})[年년] ?第?(?<quarter>[1-4一二三四])(?:四半期|季度|분기)/gu,
];

/** Every date that a text names, in the languages of the site. */
export const dateMentions = (text: string): DateMention[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, groups = {} }): DateMention => {
      const { day, name = '', month, quarter, year } = groups;
      const startOfQuarter =
        quarter === undefined ? undefined : ('一二三四'.indexOf(quarter) + 1 || Number(quarter)) * 3 - 2;
      return {
        text: match,
        month: startOfQuarter ?? monthOf.get(name) ?? Number(month),
        months: quarter === undefined ? 1 : 3,
        ...(year !== undefined && { year: Number(year) }),
        ...(day !== undefined && { day: Number(day) }),
      };
    }),
  );
