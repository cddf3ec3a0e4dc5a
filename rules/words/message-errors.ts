import type { CompileMessage, MessageValues } from './words.ts';
import { compileMessage, isPlain } from './words.ts';

export type ValueKind = 'number' | 'text';

/** What is wrong with a message, and how to fix it. */
export interface MessageError {
  found: string;
  mend: string;
}

/** An element of a parsed message. The values of `type` are those of the ICU parser. */
interface Piece {
  type: number;
  value?: string | undefined;
  options?: Record<string, { value: Piece[] }> | undefined;
}

const pieces = { literal: 0, number: 2, date: 3, time: 4, plural: 6 };

const forms = 'Write a value as {name} or {name, number}, and forms by number as {name, plural, one {…} other {…}}.';
const mends: Record<string, string> = {
  EMPTY_ARGUMENT: 'Name a value between the braces.',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'Close the brace after the name of the value.',
  MISSING_OTHER_CLAUSE: 'Add the form for every other number: other {…}.',
};

/** Checks an ICU message against the values it may name. Lists each error once. */
export function messageErrors(
  message: string,
  lang: string,
  values: Record<string, ValueKind>,
  compile: CompileMessage = compileMessage,
): MessageError[] {
  if (isPlain(message)) return [];
  try {
    const faults = (compile(message, lang).format.getAst() as Piece[]).flatMap((piece) => pieceFaults(piece, values));
    return [...new Map(faults.map((fault) => [fault.found, fault])).values()];
  } catch (error) {
    const { message: code, location } = error as Error & {
      location?: { start: { offset: number }; end: { offset: number } };
    };
    const { start, end } = location ?? { start: { offset: 0 }, end: { offset: message.length } };
    const excerpt = message.slice(Math.max(0, start.offset - 10), end.offset + 20);
    return [{ found: `“${excerpt}”, which cannot be read (${code})`, mend: mends[code] ?? forms }];
  }
}

function pieceFaults(piece: Piece, values: Record<string, ValueKind>): MessageError[] {
  const inside = Object.values(piece.options ?? {}).flatMap(({ value }) =>
    value.flatMap((child) => pieceFaults(child, values)),
  );
  return [...ownFaults(piece, values), ...inside];
}

function ownFaults({ type, value: name }: Piece, values: Record<string, ValueKind>): MessageError[] {
  if (name === undefined) return [];
  if (type === pieces.literal) {
    const isQuoted = /[{}]/.test(name);
    return isQuoted
      ? [
          {
            found: `a brace that is read as plain text in “${name}”`,
            mend: 'An apostrophe before a brace does that: write ’ instead.',
          },
        ]
      : [];
  }
  const kind = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!kind) return [{ found: `the unknown value {${name}}`, mend: nearestNames(name, Object.keys(values)) }];
  const asksForNumber = type === pieces.number || type === pieces.plural;
  if (asksForNumber && kind === 'text')
    return [{ found: `{${name}} as a number, which is a text`, mend: `Write {${name}}.` }];
  return type === pieces.date || type === pieces.time
    ? [{ found: `{${name}} as a date, which it is not`, mend: `Write {${name}}.` }]
    : [];
}

function nearestNames(name: string, names: string[]): string {
  if (names.length === 0) return 'This message is shown as it stands: write it without values.';
  const alike = names.filter(
    (candidate) =>
      candidate.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(candidate.toLowerCase()),
  );
  const offered = (alike.length > 0 ? alike : names).slice(0, 8);
  return `Write one of ${offered.join(', ')}${offered.length < names.length ? ', or another value that is there' : ''}.`;
}

export const kindsOf = (values: MessageValues): Record<string, ValueKind> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? 'number' : 'text']),
  );
