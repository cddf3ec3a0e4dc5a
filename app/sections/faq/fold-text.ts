/** A text normalised for comparison, with the start and end of the source character for each of its code units. */
interface FoldedText {
  folded: string;
  starts: number[];
  ends: number[];
}

/** Accents of Latin letters. The voicing marks of Japanese syllables are kept, because they tell words apart. */
const accents = /[\u0300-\u036f]/g;
/** Letters that people type differently when their keyboard lacks them. */
const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'", '‘': "'" };
/** Soft hyphen and zero-width space, which only affect line breaks. */
const invisible = /[\u00ad\u200b]/;

/** Removes differences in case, accents and width. Katakana becomes hiragana, as Japanese input starts in hiragana. */
export function foldText(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const end = position + character.length;
    const foldedCharacter = foldCharacter(character);
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) {
      starts.push(position);
      ends.push(end);
    }
    // A combining accent belongs to the letter before it.
    if (foldedCharacter === '' && ends.length > 0 && !invisible.test(character)) ends[ends.length - 1] = end;
    folded += foldedCharacter;
    position = end;
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  if (invisible.test(character)) return '';
  const plain = character.normalize('NFKD').replace(accents, '').toLowerCase();
  return [...plain].map((letter) => ligatures[letter] ?? toHiragana(letter)).join('');
}

function toHiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
}
