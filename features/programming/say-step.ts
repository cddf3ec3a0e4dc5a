/**
 * The step of a program in which a robot says `words`: `say(Good%20day)`. Brackets are escaped because a bracket ends
 * the words.
 */
export const sayStep = (words: string): string =>
  `say(${encodeURIComponent(words).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})`;
