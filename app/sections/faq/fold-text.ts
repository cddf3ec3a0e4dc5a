/** A text as it is compared, and for each of its characters where that stood in the text. */
interface FoldedText {
  folded: string;
  starts: number[];
  ends: number[];
}

/** Accents of Latin letters; the voicing marks of Japanese syllables tell words apart and stay. */
const accents = /[\u0300-\u036f]/g;
/** Letters that are written apart where there is no such key. */
const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'", '‘': "'" };
/** Soft hyphen and zero-width space: there for the line breaks alone. */
const invisible = /[\u00ad\u200b]/;

/**
 * Makes texts alike that differ in case, accents or width only; hiragana and katakana are one, for what is typed comes
 * in the one first.
 */
export function foldText(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const alike = foldCharacter(character);
    for (let unit = 0; unit < alike.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    // An accent that follows its letter belongs to it.
    if (alike === '' && ends.length > 0 && !invisible.test(character)) ends[ends.length - 1] = end;
    folded += alike;
    at = end;
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  if (invisible.test(character)) return '';
  const plain = character.normalize('NFKD').replace(accents, '').toLowerCase();
  return [...plain].map((letter) => ligatures[letter] ?? asHiragana(letter)).join('');
}

function asHiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
}
