/** Splits a text at the borders of its marks, which are in order and do not overlap. The pieces joined are the text. */
export function splitAtMarks(text: string, marks: readonly (readonly [from: number, to: number])[]) {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let position = 0;
  for (const [from, to] of marks) {
    pieces.push({ text: text.slice(position, from), isMarked: false }, { text: text.slice(from, to), isMarked: true });
    position = to;
  }
  pieces.push({ text: text.slice(position), isMarked: false });
  return pieces.filter((piece) => piece.text !== '');
}
