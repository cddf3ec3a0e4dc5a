import type { TextPart } from '#core/messages/linked-words.ts';
import { LinkedWords } from '../linked-words.tsx';

/** The texts that the law wants beside an offer or a draw, one line each. */
export const LawLines = ({ lines }: { lines: readonly TextPart[][] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
    <p key={index} className="small">
      <LinkedWords words={line} />
    </p>
  ));
