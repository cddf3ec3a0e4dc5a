import type { ManualLine } from '#core/media/manual-schema.ts';
import { compileMessage, formatMessage, isPlain, type MessageValues } from '#core/words/words.ts';

interface Piece {
  /** The ICU parser's number for the kind of piece. 0 is plain text. */
  type: number;
  value?: string;
  options?: Record<string, { value: Piece[] }>;
}

const namesIn = (pieces: Piece[]): string[] =>
  pieces.flatMap(({ type, value, options = {} }) => [
    ...(type !== 0 && value !== undefined ? [value] : []),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ]);

/** Formats a line. Of several alternatives, uses the first whose values all exist. Undefined if there is none. */
export function formatLine(line: ManualLine | undefined, lang: string, values: MessageValues): string | undefined {
  const messages = line === undefined ? [] : [line].flat();
  const usableMessage = messages.find(
    (message) =>
      isPlain(message) ||
      namesIn(compileMessage(message, lang).format.getAst() as Piece[]).every((name) => Object.hasOwn(values, name)),
  );
  return usableMessage === undefined ? undefined : formatMessage(usableMessage, lang, values);
}
