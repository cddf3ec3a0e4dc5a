/**
 * Words that a robot says, as they stand in a program's line: `say(Good%20day)`. Brackets are written out: they end the
 * words.
 */
export const spokenText = (words: string): string =>
  `say(${encodeURIComponent(words).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})`;
