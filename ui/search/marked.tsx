import { splitAtMarks } from './split-at-marks.ts';

export const Marked = ({ text, marks }: { text: string; marks: Parameters<typeof splitAtMarks>[1] }) =>
  splitAtMarks(text, marks).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are the text in its order
    return piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text;
  });
