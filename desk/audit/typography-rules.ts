/** A place where a text breaks the typography of its language. */
export interface TypographyError {
  /** The place, with a few characters around it. */
  excerpt: string;
  fix: string;
}

interface Rule {
  pattern: RegExp;
  fix: string;
}

const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々';

const sharedRules: Rule[] = [
  { pattern: /[ \u00a0\u202f]{2}/, fix: 'Write one space.' },
  { pattern: /,,|;;|(?<!\.)\.\.(?!\.)|!!|。。|、、|，，|．．/, fix: 'Write the mark once.' },
  { pattern: /[\p{L}\d] [,.](?=\s|$)/u, fix: 'Leave out the space before the mark.' },
  { pattern: /["]/, fix: 'Write the quotation marks of the language.' },
  { pattern: /\p{L}'\p{L}/u, fix: 'Write ’ for an apostrophe.' },
];

const chineseMarks: Rule[] = [
  { pattern: new RegExp(`[${han}」』）》”][,.!?;:]`, 'u'), fix: 'Write the full-width mark.' },
  { pattern: new RegExp(`[${han}] ?\\(|\\) ?[${han}]`, 'u'), fix: 'Write full-width brackets.' },
];

/** The typography of each language, by the name of its word files; `en-GB` and `en-EU` follow `en`. */
const rules: Record<string, Rule[]> = {
  en: [{ pattern: /[„«»]|^[^“”]*”|“[^”]*$/, fix: 'Open and close with “…”.' }],
  de: [{ pattern: /[”«»]|^[^„“]*“|„[^“]*$/, fix: 'Open and close with „…“.' }],
  fr: [
    { pattern: /(?<=[^\u00a0\u202f?!\s])[;!?»]|(?<= )[;!?»]/, fix: 'Put a no-break space before the mark.' },
    { pattern: /(?<=[^\u00a0\u202f]):(?=\s|$)/, fix: 'Put a no-break space before the colon.' },
    { pattern: /«(?![\u00a0\u202f])/, fix: 'Put a no-break space after «.' },
    { pattern: /\d ?[%€]/, fix: 'Put a no-break space before the sign.' },
    { pattern: /[“”„]/, fix: 'Write « … ».' },
  ],
  ja: [...chineseMarks, { pattern: /[“”]/, fix: 'Write 「…」.' }],
  'zh-CN': [...chineseMarks, { pattern: /[「」]/, fix: 'Write “…”.' }],
  'zh-HK': [...chineseMarks, { pattern: /[“”]/, fix: 'Write 「…」.' }],
  /* Only near Hangul: Korean texts quote words of other languages with their own marks. */
  ko: [
    {
      pattern: /\p{Script=Hangul}[^\n]*[，。！？：；（）]|[，。！？：；（）][^\n]*\p{Script=Hangul}/u,
      fix: 'Write half-width marks.',
    },
  ],
};

const rulesFor = (locale: string): Rule[] => rules[locale] ?? rules[locale.slice(0, 2)] ?? [];

/**
 * Finds errors in the typography of a finished text, by the rules of its language. `locale` is a language tag such as
 * `fr-FR`, or the name of a word file.
 */
export const typographyErrors = (text: string, locale: string): TypographyError[] =>
  [...sharedRules, ...rulesFor(locale)].flatMap(({ pattern, fix }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ excerpt: text.slice(Math.max(0, at - 15), at + 15), fix }];
  });
