/**
 * Spellings that count as the same are folded to one: full and half width, upper and lower case, accents, katakana and
 * hiragana. Hangul becomes its letters (jamo), so that a syllable that is still being typed is the beginning of the
 * finished one.
 */

const katakana = /[\u30A1-\u30F6]/g;
const smallKana = /[\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E]/g;
const kanaOffset = 0x60;

/** Chinese characters and kana. */
export function foldEastAsian(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kanaOffset))
    .replace(smallKana, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    .replaceAll('\u3094', '\u3076');
}

/** Letters at the end of a syllable as the letters that begin the next one: which it is, shows only later. */
const finalLetters =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(' ');
const firstFinalLetter = 0x11a8;

export function foldHangul(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u11A8-\u11C2]/g, (letter) => finalLetters[letter.charCodeAt(0) - firstFinalLetter] ?? letter);
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Without accents: `gerät` is `gerat`. */
export const foldAlphabetic = (text: string): string =>
  compose(text)
    .replace(/[ßæœøłđı]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** With umlauts written out: `gerät` is `geraet`. */
export const foldWithUmlauts = (text: string): string =>
  foldAlphabetic(compose(text).replace(/[äöüåø]/g, (letter) => umlauts[letter] ?? letter));

const compose = (text: string): string => text.normalize('NFKC').toLowerCase();
