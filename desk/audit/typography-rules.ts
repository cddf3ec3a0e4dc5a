/** A place where a text breaks the typography of its language. */
export interface TypographyError {
  /** The place, with a few characters around it. */
  excerpt: string;
  mend: string;
}

interface Rule {
  pattern: RegExp;
  mend: string;
}

const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々';

const sharedRules: Rule[] = [
  { pattern: /[ \u00a0\u202f]{2}/, mend: 'Write one space.' },
  { pattern: /,,|;;|(?<!\.)\.\.(?!\.)|!!|。。|、、|，，|．．/, mend: 'Write the mark once.' },
  { pattern: /[\p{L}\d] [,.](?=\s|$)/u, mend: 'Leave out the space before the mark.' },
  { pattern: /["]/, mend: 'Write the quotation marks of the language.' },
  { pattern: /\p{L}'\p{L}/u, mend: 'Write ’ for an apostrophe.' },
];

const chineseMarks: Rule[] = [
  { pattern: new RegExp(`[${han}」』）》”][,.!?;:]`, 'u'), mend: 'Write the full-width mark.' },
  { pattern: new RegExp(`[${han}] ?\\(|\\) ?[${han}]`, 'u'), mend: 'Write full-width brackets.' },
];

/** The typography of each language, by the name of its word files; `en-GB` and `en-EU` follow `en`. */
const rules: Record<string, Rule[]> = {
  en: [{ pattern: /[„«»]|^[^“”]*”|“[^”]*$/, mend: 'Open and close with “…”.' }],
  de: [{ pattern: /[”«»]|^[^„“]*“|„[^“]*$/, mend: 'Open and close with „…“.' }],
  fr: [
    { pattern: /(?<=[^\u00a0\u202f?!\s])[;!?»]|(?<= )[;!?»]/, mend: 'Put a no-break space before the mark.' },
    { pattern: /(?<=[^\u00a0\u202f]):(?=\s|$)/, mend: 'Put a no-break space before the colon.' },
    { pattern: /«(?![\u00a0\u202f])/, mend: 'Put a no-break space after «.' },
    { pattern: /\d ?[%€]/, mend: 'Put a no-break space before the sign.' },
    { pattern: /[“”„]/, mend: 'Write « … ».' },
  ],
  ja: [...chineseMarks, { pattern: /[“”]/, mend: 'Write 「…」.' }],
  'zh-CN': [...chineseMarks, { pattern: /[「」]/, mend: 'Write “…”.' }],
  'zh-HK': [...chineseMarks, { pattern: /[“”]/, mend: 'Write 「…」.' }],
  /* Only near Hangul: Korean texts quote words of other languages with their own marks. */
  ko: [
    {
      pattern: /\p{Script=Hangul}[^\n]*[，。！？：；（）]|[，。！？：；（）][^\n]*\p{Script=Hangul}/u,
      mend: 'Write half-width marks.',
    },
  ],
};

const rulesFor = (locale: string): Rule[] => rules[locale] ?? rules[locale.slice(0, 2)] ?? [];

/**
 * Finds what breaks the typography of its language in a finished text. `locale` is a language tag such as `fr-FR`, or
 * the name of a word file.
 */
export const typographyErrors = (text: string, locale: string): TypographyError[] =>
  [...sharedRules, ...rulesFor(locale)].flatMap(({ pattern, mend }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ excerpt: text.slice(Math.max(0, at - 15), at + 15), mend }];
  });
