/** A stretch of a text in one kind of writing, with its place in the text. */
export interface Run {
  writing: 'alphabetic' | 'eastAsian' | 'hangul';
  text: string;
  start: number;
}

/** Names that are written with a middle dot are one run. */
const runPattern =
  /(?<eastAsian>[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F]+(?:[\u30FB\uFF65][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F]+)*)|(?<hangul>\p{sc=Hang}+)|(?<alphabetic>(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30FC\uFF70\u3005\u3099\u309A\uFF9E\uFF9F])[\p{L}\p{N}\p{M}])+)/gu;

export const splitRuns = (text: string): Run[] =>
  [...text.matchAll(runPattern)].map((match) => ({
    writing: match.groups?.eastAsian ? 'eastAsian' : match.groups?.hangul ? 'hangul' : 'alphabetic',
    text: match[0],
    start: match.index,
  }));
