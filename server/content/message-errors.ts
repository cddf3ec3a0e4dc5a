import { ownValue } from '#core/fields/tree.ts';
import { type CompileMessage, compileMessage, isPlain, type MessageValues, type ValueKind } from '#core/words/words.ts';

export interface MessageError {
  actual: string;
  fix: string;
}

/** An element of a parsed message. The values of `type` are those of the ICU parser. */
interface MessageElement {
  type: number;
  value?: string | undefined;
  options?: Record<string, { value: MessageElement[] }> | undefined;
}

const elementTypes = { literal: 0, number: 2, date: 3, time: 4, plural: 6 };

const syntaxHint =
  'Write a value as {name} or {name, number}, and forms by number as {name, plural, one {…} other {…}}.';
const fixes: Record<string, string> = {
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
    const errors = (compile(message, lang).format.getAst() as MessageElement[]).flatMap((element) =>
      elementErrors(element, values),
    );
    return [...new Map(errors.map((error) => [error.actual, error])).values()];
  } catch (error) {
    const { message: code, location } = error as Error & {
      location?: { start: { offset: number }; end: { offset: number } };
    };
    const { start, end } = location ?? { start: { offset: 0 }, end: { offset: message.length } };
    const excerpt = message.slice(Math.max(0, start.offset - 10), end.offset + 20);
    return [{ actual: `“${excerpt}”, which cannot be read (${code})`, fix: fixes[code] ?? syntaxHint }];
  }
}

function elementErrors(element: MessageElement, values: Record<string, ValueKind>): MessageError[] {
  const nestedErrors = Object.values(element.options ?? {}).flatMap(({ value }) =>
    value.flatMap((child) => elementErrors(child, values)),
  );
  return [...checkElement(element, values), ...nestedErrors];
}

function checkElement({ type, value: name }: MessageElement, values: Record<string, ValueKind>): MessageError[] {
  if (name === undefined) return [];
  if (type === elementTypes.literal) {
    const fix = 'An apostrophe before a brace does that: write ’ instead.';
    return /[{}]/.test(name) ? [{ actual: `a brace that is read as plain text in “${name}”`, fix }] : [];
  }
  const kind = ownValue(values, name);
  if (!kind) return [{ actual: `the unknown value {${name}}`, fix: suggestNames(name, Object.keys(values)) }];
  const expectsNumber = type === elementTypes.number || type === elementTypes.plural;
  if (expectsNumber && kind === 'text')
    return [{ actual: `{${name}} is formatted as a number but is a text`, fix: `Write {${name}}.` }];
  return type === elementTypes.date || type === elementTypes.time
    ? [{ actual: `{${name}} is formatted as a date but is none`, fix: `Write {${name}}.` }]
    : [];
}

function suggestNames(name: string, names: string[]): string {
  if (names.length === 0) return 'This message is shown as it stands: write it without values.';
  const similarNames = names.filter(
    (candidate) =>
      candidate.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(candidate.toLowerCase()),
  );
  const suggestions = (similarNames.length > 0 ? similarNames : names).slice(0, 8);
  return `Write one of ${suggestions.join(', ')}${suggestions.length < names.length ? ', or another value that is there' : ''}.`;
}

export const valueKindsOf = (values: MessageValues): Record<string, ValueKind> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? 'number' : 'text']),
  );
